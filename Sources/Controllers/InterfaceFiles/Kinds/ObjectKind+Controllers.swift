// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionInterfaceDocuments
import MullionListControllers
import MullionTables
import MullionViewControllers
import MullionViewTree

extension ObjectKind {
  /// Returns a kind of view controller.
  static func controller<Controller: UIViewController>(
    _ base: Controller.Type, _ fill: @escaping (Controller, ObjectReader) -> Void
  ) -> ObjectKind {
    ObjectKind(base, make: { $0.init(coder: $1) }, fill: fill)
  }

  /// The kinds of view controllers.
  static let controllerKinds: [String: ObjectKind] = [
    "viewController": .controller(UIViewController.self) { $1.fillController($0) },
    "tableViewController": .controller(UITableViewController.self) { controller, reader in
      reader.flag("clearsSelectionOnViewWillAppear") {
        controller.clearsSelectionOnViewWillAppear = $0
      }
      if let control = reader.part("refreshControl") as? UIRefreshControl {
        controller.refreshControl = control
      }
      reader.fillController(controller)
    },
    "collectionViewController": .controller(UICollectionViewController.self) { controller, reader in
      reader.flag("clearsSelectionOnViewWillAppear") {
        controller.clearsSelectionOnViewWillAppear = $0
      }
      reader.fillController(controller)
    },
    "navigationController": .controller(UINavigationController.self) { $1.fill($0) },
    "tabBarController": .controller(UITabBarController.self) { $1.fill($0) },
    "splitViewController": .controller(UISplitViewController.self) { $1.fill($0) },
    "pageViewController": .controller(UIPageViewController.self) { $1.fillController($0) },
  ]
}
