// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionViews
import MullionInterfaceDocuments
import MullionTables
package import MullionViewControllers
package import MullionViewTree

extension InterfaceSubject {
  /// A screen that was made of an interface file.
  @MainActor
  package final class Screen {
    /// The controller.
    package internal(set) var controller: UIViewController?
    /// The objects that were made, with their elements.
    var made: [(object: NSObject, element: InterfaceElement)] = []

    /// What fills lists that no program fills.
    private var lists: [PrototypeList] = []

    /// The views that elements of the file made.
    package var views: [UIView] { made.compactMap { $0.object as? UIView } }
    /// The constraints that elements of the file made.
    package var constraints: [NSLayoutConstraint] {
      made.compactMap { $0.object as? NSLayoutConstraint }
    }

    /// The size in which the views of a nib were drawn; nil: they fill any screen.
    package var ownSize: CGSize? {
      guard let shown = nibView, shown !== controller?.view else { return nil }
      let size = shown.frame.size
      return size.width >= 1 && size.height >= 1 ? size : nil
    }
    /// The first view of a nib.
    weak var nibView: UIView?

    /// How many objects were made.
    package var objectCount: Int { made.count }

    /// The number of made objects that were searched for lists.
    private var searched = 0

    /// Shows each prototype of lists that no program fills, of what was made since the last call.
    func showPrototypes() {
      let new = made[searched...]
      searched = made.count
      for (object, element) in new {
        switch object {
        case let table as UITableView where table.staticContent == nil:
          guard let list = PrototypeList(element) else { continue }
          lists.append(list)
          table.dataSource = list
        case let view as UICollectionView:
          guard let list = PrototypeList(element) else { continue }
          lists.append(list)
          view.dataSource = list
        default: continue
        }
      }
    }

    /// Loads the views of the controllers in the screen's, which would be loaded when they are shown.
    func loadChildren() {
      var waiting = controller?.children ?? []
      while let next = waiting.popLast() {
        next.loadViewIfNeeded()
        waiting += next.children
      }
    }

    /// Lays the screen's view out in a size, in points.
    func layOut(in size: CGSize) {
      guard let view = controller?.view else { return }
      view.frame = CGRect(origin: .zero, size: ownSize ?? size)
      view.layoutIfNeeded()
    }
  }
}
