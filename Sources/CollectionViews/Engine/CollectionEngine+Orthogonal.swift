// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CollectionEngine {
  /// An orthogonal section was scrolled to `offset`, by a person, a motion or the application.
  func orthogonalDidScroll(section: Int, to offset: CGPoint) {
    guard orthogonal.offset(ofSection: section) != offset else { return }
    orthogonal.setOffset(offset, ofSection: section)
    cycle.run(section: section)
  }

  /// Scrolls an orthogonal section to `offset`; at once when it is out of sight.
  func scrollOrthogonal(section: Int, to offset: CGPoint, animated: Bool) {
    if let scrollView = orthogonal.scrollView(ofSection: section) {
      scrollView.setContentOffset(offset, animated: animated)
    } else {
      orthogonal.setOffset(offset, ofSection: section)
    }
  }
}
