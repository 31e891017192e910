export default function Home() {
  return <h1>Quzones</h1>;
}
