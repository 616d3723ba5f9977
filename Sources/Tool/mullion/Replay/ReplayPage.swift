// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A self-contained page with a slider that steps through a recorded run.
struct ReplayPage {
  let recording: Recording
  let name: String

  /// The page's HTML.
  var html: String {
    HTMLPage(
      title: name, style: Self.style,
      body: """
        <p><input id="step" type="range" min="0" max="\(max(0, recording.steps.count - 1))" value="0"
          aria-label="Step"> <output id="number"></output></p>
        \(recording.steps.enumerated().map(section).joined(separator: "\n"))
        <script>
        \(Self.script)
        </script>
        """
    ).text
  }

  private func section(_ index: Int, _ step: RecordedStep) -> String {
    let picture = Data(step.svg.utf8).base64EncodedString()
    let events = step.events.map { "<li>\(HTMLPage.escaped($0.description))</li>" }.joined()
    return """
      <section hidden>
      <h2>\(index): \(HTMLPage.escaped(step.title))</h2>
      <p>\(String(format: "%.3f", step.time)) s</p>
      <div class="pair">
      <img alt="The screen after step \(index)" src="data:image/svg+xml;base64,\(picture)">
      <div><ol>\(events)</ol><pre>\(HTMLPage.escaped(step.frames))</pre></div>
      </div>
      </section>
      """
  }

  private static let style = """
    input { width: 70% }
    .pair > div { flex: 1; min-width: 20rem; overflow: auto }
    img { max-height: 80vh }
    ol { font-size: 13px; max-height: 16rem; overflow: auto }
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
