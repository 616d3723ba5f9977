// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
package import ViewControllers
import ViewTree

extension InterfaceSubject {
  /// A screen that was made of an interface file.
  @MainActor
  package final class Screen {
    /// The controller.
    package internal(set) var controller: UIViewController?
    /// The objects that were made, with their elements.
    var made: [(object: NSObject, element: InterfaceElement)] = []

    /// How many objects were made.
    package var objectCount: Int { made.count }

    /// Lays the screen's view out in a size, in points.
    func layOut(in size: CGSize) {
      guard let view = controller?.view else { return }
      if view.autoresizingMask != [] { view.frame = CGRect(origin: .zero, size: size) }
      view.layoutIfNeeded()
    }
  }
}
