// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A page with a slider that goes through a recorded run; it needs no other file.
struct ReplayPage {
  let recording: Recording
  let name: String

  /// The page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escaped(name))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(name))</h1>
    <p><input id="step" type="range" min="0" max="\(max(0, recording.steps.count - 1))" value="0"
      aria-label="Step"> <output id="number"></output></p>
    \(recording.steps.enumerated().map(section).joined(separator: "\n"))
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private func section(_ index: Int, _ step: RecordedStep) -> String {
    let picture = Data(step.svg.utf8).base64EncodedString()
    let events = step.events.map { "<li>\(Self.escaped($0.description))</li>" }.joined()
    return """
      <section hidden>
      <h2>\(index): \(Self.escaped(step.action?.description ?? "outside the harness"))</h2>
      <p>\(String(format: "%.3f", step.time)) s</p>
      <div class="pair">
      <img alt="The screen after step \(index)" src="data:image/svg+xml;base64,\(picture)">
      <div><ol>\(events)</ol><pre>\(Self.escaped(step.frames))</pre></div>
      </div>
      </section>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
    body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem }
    input { width: 70% }
    .pair { align-items: start; display: flex; flex-wrap: wrap; gap: 1rem }
    .pair > div { flex: 1; min-width: 20rem; overflow: auto }
    img { background: #fff; border: 1px solid #8884; max-height: 80vh }
    ol { font-size: 13px; max-height: 16rem; overflow: auto }
    pre { background: #8881; border-radius: 6px; font-size: 12px; padding: .8em }
    """

  private static let script = """
    const steps = document.querySelectorAll("section")
    const slider = document.getElementById("step")
    function show() {
      steps.forEach((step, index) => { step.hidden = index != slider.value })
      document.getElementById("number").value = slider.value + " of " + (steps.length - 1)
    }
    slider.addEventListener("input", show)
    show()
    """
}
