/** What the SDK looks like, beside the title of the documentation: the program of “Run your first circuit”. */
export const firstProgram = `<pre><code class="language-python">from quzones import Circuit, run

circuit = Circuit(qubits=2)
circuit.h(0)
circuit.cx(control=0, target=1)
circuit.measure_all()

result = run(circuit, backend="local", shots=1000)
print(result.counts)  # about 500 times 00, 500 times 11
</code></pre>`;
