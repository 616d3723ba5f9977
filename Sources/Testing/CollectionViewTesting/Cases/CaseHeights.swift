// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionLayoutCases

/// The preferred sizes of the elements of a layout case.
@MainActor
final class CaseHeights {
  /// The error of the first size request for which the case has no value, or `nil` if there was none.
  private(set) var failure: LayoutCaseError?
  private let preferred: CasePreferred

  init(_ preferred: CasePreferred) {
    self.preferred = preferred
  }

  /// Returns the preferred size of the element at an index path; `nil` accepts the offered size.
  ///
  /// If the case has no value for the element, the error is stored in `failure` and the result is `nil`.
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
