// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionViews
import MullionInterfaceDocuments
import MullionTables
package import MullionViewControllers
package import MullionViewTree

extension InterfaceSubject {
  /// A screen that was created from an interface file.
  @MainActor
  package final class Screen {
    /// The controller whose view the screen shows, or `nil` if it could not be created.
    package internal(set) var controller: UIViewController?
    /// The created objects, with their elements.
    var made: [(object: NSObject, element: InterfaceElement)] = []

    /// The data sources of lists that have no data without a program.
    private var lists: [PrototypeList] = []

    /// The views that were created from elements of the file.
    package var views: [UIView] { made.compactMap { $0.object as? UIView } }
    /// The constraints that were created from elements of the file.
    package var constraints: [NSLayoutConstraint] {
      made.compactMap { $0.object as? NSLayoutConstraint }
    }

    /// The size of a nib's view in the file, in points, or `nil` if the view fills any screen, is less than a
    /// point wide or high, or the file is a storyboard.
    package var ownSize: CGSize? {
      guard let shown = nibView, shown !== controller?.view else { return nil }
      let size = shown.frame.size
      return size.width >= 1 && size.height >= 1 ? size : nil
    }
    /// The first view of a nib.
    weak var nibView: UIView?

    /// The number of created objects.
    package var objectCount: Int { made.count }

    /// The number of created objects that have been searched for lists.
    private var searched = 0

    /// Gives the lists created since the last call a data source that shows each prototype once.
    ///
    /// Tables with static content, and lists without an identified prototype, are skipped.
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

    /// Loads the views of all child controllers, which would otherwise be loaded when they are shown.
    func loadChildren() {
      var waiting = controller?.children ?? []
      while let next = waiting.popLast() {
        next.loadViewIfNeeded()
        waiting += next.children
      }
    }

    /// Lays out the screen's view in `ownSize`, or in `size`, in points, if that is `nil`.
    func layOut(in size: CGSize) {
      guard let view = controller?.view else { return }
      view.frame = CGRect(origin: .zero, size: ownSize ?? size)
      view.layoutIfNeeded()
    }
  }
}
