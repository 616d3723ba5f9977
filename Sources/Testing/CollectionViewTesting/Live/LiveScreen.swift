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
    let text = InspectionText(inspection, options)
    guard let root = options.root else { return text.text() }
    do throws(Obstacle) {
      return text.text(of: [try ReferenceFinder(inspection, harness.references).element(root)])
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
