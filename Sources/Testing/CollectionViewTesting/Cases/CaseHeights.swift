// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionLayoutCases

/// What the elements of a case answer when they are asked for their size.
@MainActor
final class CaseHeights {
  /// The first question that the case has no answer for.
  private(set) var failure: LayoutCaseError?
  private let preferred: CasePreferred

  init(_ preferred: CasePreferred) {
    self.preferred = preferred
  }

  /// The size that the element of an index path wants; nil: the one that it is offered.
  func size(_ indexPath: IndexPath, offered: CGSize) -> CGSize? {
    do throws(LayoutCaseError) {
      return try preferred.height(item: indexPath.item, width: offered.width)
        .map { CGSize(width: offered.width, height: $0) }
    } catch {
      if failure == nil { failure = error }
      return nil
    }
  }
}
