// SPDX-License-Identifier: Apache-2.0

package import Foundation
import UIKit

/// A screen that is inspected and acted on in turns, with references that stay with its elements.
@MainActor
package final class LiveScreen {
  /// The harness that shows the screen.
  package let harness: CollectionViewHarness
  /// The actions that were performed, in the language of `--do`, in order.
  package private(set) var actions: [String] = []
  private let isBusy: @MainActor () -> Bool
  /// The screen as it was last seen.
  private var last: Inspection?

  /// Creates a live screen.
  ///
  /// - Parameters:
  ///   - harness: the harness that shows the screen.
  ///   - isBusy: a closure that returns whether loading is still in progress.
  package init(
    _ harness: CollectionViewHarness, while isBusy: @escaping @MainActor () -> Bool = { false }
  ) {
    (self.harness, self.isBusy) = (harness, isBusy)
  }

  /// Waits until the screen is idle.
  package func settle() async { await harness.runUntilIdle(while: isBusy) }

  // MARK: Looking

  /// Returns the elements of the screen as text; see `LookOptions`.
  ///
  /// - Throws: `PictureFailure` when the element whose parts are requested is not on the screen.
  package func look(_ options: LookOptions = LookOptions()) throws(PictureFailure) -> String {
    let inspection = inspection()
    last = inspection
    let text = InspectionText(inspection, options)
    guard let root = options.root else { return text.text() }
    do throws(Obstacle) {
      return text.text(of: [try ReferenceFinder(inspection, harness.references).element(root)])
    } catch {
      throw PictureFailure(error.message)
    }
  }

  /// Returns what changed since the screen was last seen: by a look, a difference or the actions of a script;
  /// in at most 15 lines.
  package func lookDifference() -> String {
    let inspection = inspection()
    guard let before = last else { return InspectionText(inspection, LookOptions()).text() }
    last = inspection
    return InspectionDifference(from: before, to: inspection).text
  }

  /// Returns a picture of the screen as it is.
  ///
  /// - Parameters:
  ///   - format: the format of the file.
  ///   - showsNumbers: whether the references of the elements that the user can act on are drawn over them.
  /// - Throws: `PictureFailure` when no rasterizer is available.
  /// - Returns: the file's bytes.
  package func picture(
    _ format: PictureFormat, showsNumbers: Bool = false
  ) throws(PictureFailure) -> Data {
    harness.layout()
    var order = PictureOrder()
    (order.format, order.showsNumbers) = (format, showsNumbers)
    return try order.data(of: harness)
  }

  // MARK: Acting

  /// Performs the actions of a script, such as `tap @e7; type hello; scroll @e3 down`, and waits until the
  /// screen is idle.
  ///
  /// Before an action that names an element, the screen settles, unless the previous action is `wait`.
  ///
  /// - Returns: The difference that the actions made, in at most 15 lines.
  /// - Throws: `PictureFailure` when the script is invalid, before any action is performed, or when an action
  ///   cannot be performed, after those before it.
  package func perform(_ script: String) async throws(PictureFailure) -> String {
    let steps = try ScreenScript(script).steps
    let before = inspection()
    var isWaiting = false
    for (index, step) in steps.enumerated() {
      if step.action.namesElement, !isWaiting { await settle() }
      do throws(PictureFailure) {
        try ActionRun(harness).perform(step.action)
      } catch {
        last = before
        throw PictureFailure(
          "\(ScreenScript.place(index, of: steps.count, step.text)): \(error.description)")
      }
      actions.append(step.text)
      isWaiting = if case .wait = step.action { true } else { false }
    }
    await settle()
    let after = inspection()
    last = after
    return InspectionDifference(from: before, to: after).text
  }

  // MARK: Explaining

  /// Returns the explanation of an element: its class, its identity and the causes of its frame; without a
  /// reference, the description of the screen.
  ///
  /// - Throws: `PictureFailure` when the element is not on the screen.
  package func why(_ reference: String?) throws(PictureFailure) -> String {
    let inspection = inspection()
    guard let reference else {
      return "\(inspection.heading)\n\(ScreenExplanation(harness).text)"
    }
    do throws(Obstacle) {
      let element = try ReferenceFinder(inspection, harness.references).element(reference)
      let explanation = ElementExplanation(element, in: inspection, harness.view)
      return explanation?.text ?? "\(InspectionText.text(element))\n"
    } catch {
      throw PictureFailure(error.message)
    }
  }

  private func inspection() -> Inspection {
    harness.layout()
    return Inspection(harness.surface, harness.references)
  }

  /// Returns the findings of the layout linter on the screen, or `nothing found`.
  package func lint() -> String {
    let findings = harness.lintFindings
    guard !findings.isEmpty else { return "nothing found\n" }
    return findings.map { "\($0.description)\n" }.joined()
  }

  // MARK: References

  /// The references as JSON, for another process that shows the same screen.
  package func exportReferences() -> Data { harness.references.exported() }

  /// Replaces the references by exported ones; call it before the first look.
  ///
  /// - Throws: `PictureFailure` if `data` is not an exported table.
  package func importReferences(_ data: Data) throws(PictureFailure) {
    do { try harness.references.take(data) } catch {
      throw PictureFailure("the stored references can't be read: \(error)")
    }
  }
}
