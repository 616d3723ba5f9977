// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// An activity that performs a closure on a document.
final class DocumentActivity: UIActivity {
  private let title: String
  private let image: UIImage?
  private let deed: () -> Void

  init(_ title: String, _ image: UIImage?, deed: @escaping () -> Void) {
    (self.title, self.image, self.deed) = (title, image, deed)
    super.init()
  }

  override var activityTitle: String? { title }
  override var activityImage: UIImage? { image }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

  override func perform() {
    // Dismiss the menu before anything else is presented.
    activityDidFinish(true)
    deed()
  }
}
