// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Takes what a search finds; a search that takes long may tell it on any thread.
///
/// What comes after another search began is left out.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
  let basket: FoundBasket<DocumentIdentifier>

  /// All parts that were found until now; ask on the main thread.
  public var allFoundRanges: NSOrderedSet {
    // Written by the closure, which has run when the next line reads it.
    nonisolated(unsafe) var ranges = NSOrderedSet()
    MainActor.assumeIsolated { ranges = NSOrderedSet(array: basket.found.map(\.range)) }
    return ranges
  }

  /// A part was found.
  public func foundRange(
    _ range: UITextRange, searchString string: String, document: DocumentIdentifier
  ) {
    // Handed over to the main thread, where the basket is their only user.
    nonisolated(unsafe) let (range, document) = (range, document)
    onMain { basket.put(range, document) }
  }

  /// The search found what there is.
  public func finishedSearching() { onMain { basket.finish() } }

  /// A part that was found is there no longer.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    // Handed over to the main thread, where the basket is their only user.
    nonisolated(unsafe) let (range, document) = (range, document)
    onMain { basket.take(range, document) }
  }

  /// Nothing of what was found holds any longer.
  public func invalidate() { onMain { basket.empty() } }

  private func onMain(_ body: @escaping @Sendable @MainActor () -> Void) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { body() }
    }
  }
}
