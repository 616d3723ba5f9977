// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A collector of the results of a search; a long search may report them on any thread.
///
/// Results that arrive after another search has begun are ignored.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
  let basket: SearchResults<DocumentIdentifier>

  /// The ranges found so far; must be read on the main thread.
  public var allFoundRanges: NSOrderedSet {
    // Written by the closure, which has run when the next line reads it.
    nonisolated(unsafe) var ranges = NSOrderedSet()
    MainActor.assumeIsolated { ranges = NSOrderedSet(array: basket.found.map(\.range)) }
    return ranges
  }

  /// Adds a range that was found.
  public func foundRange(
    _ range: UITextRange, searchString string: String, document: DocumentIdentifier
  ) {
    // Transferred to the main thread, where only the stored results use them.
    nonisolated(unsafe) let (range, document) = (range, document)
    onMain { basket.put(range, document) }
  }

  /// Reports that the search is complete.
  public func finishedSearching() { onMain { basket.finish() } }

  /// Removes a range that no longer exists.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    // Transferred to the main thread, where only the stored results use them.
    nonisolated(unsafe) let (range, document) = (range, document)
    onMain { basket.take(range, document) }
  }

  /// Removes all results.
  public func invalidate() { onMain { basket.empty() } }

  private func onMain(_ body: @escaping @Sendable @MainActor () -> Void) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { body() }
    }
  }
}
