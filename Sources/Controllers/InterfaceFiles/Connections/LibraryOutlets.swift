// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionControls
import MullionListControllers
import MullionTables
import MullionTextInput
import MullionViewControllers
import MullionViewTree

/// The outlets of the library's own classes.
@MainActor
enum LibraryOutlets {
  /// The names of the outlets of library classes, including those that UIKit's classes have and that are set
  /// elsewhere or not at all here.
  static let names: Set<String> = [
    "accessoryView", "backgroundView", "collectionView", "dataSource", "delegate", "dragDelegate",
    "dropDelegate", "editingAccessoryView", "gestureRecognizers", "inputAccessoryView", "inputView",
    "leftView", "multipleSelectionBackgroundView", "navigationItem", "prefetchDataSource",
    "rightView", "searchController", "searchDisplayController", "selectedBackgroundView",
    "tabBarItem", "tableView", "toolbarItems", "view", "window",
  ]

  /// Sets the outlet called `name`, and returns whether the object's library class has it.
  static func set(_ value: Any, _ name: String, of object: NSObject) -> Bool {
    switch name {
    case "delegate": setDelegate(value, of: object)
    case "dataSource": setDataSource(value, of: object)
    case "view": setView(value, of: object)
    default: setOther(value, name, of: object)
    }
  }

  private static func setView(_ value: Any, of object: NSObject) -> Bool {
    guard let controller = object as? UIViewController, let view = value as? UIView else {
      return false
    }
    controller.takeView(view)
    return true
  }

  private static func setDelegate(_ value: Any, of object: NSObject) -> Bool {
    switch object {
    case let view as UITableView: view.delegate = value as? any UITableViewDelegate
    case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
    case let view as UITextView: view.delegate = value as? any UITextViewDelegate
    case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
    case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
    case let bar as UINavigationBar: bar.delegate = value as? any UINavigationBarDelegate
    case let bar as UIToolbar: bar.delegate = value as? any UIToolbarDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case let controller as UINavigationController:
      controller.delegate = value as? any UINavigationControllerDelegate
    case let controller as UITabBarController:
      controller.delegate = value as? any UITabBarControllerDelegate
    case let controller as UISplitViewController:
      controller.delegate = value as? any UISplitViewControllerDelegate
    case let controller as UIPageViewController:
      controller.delegate = value as? any UIPageViewControllerDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(_ value: Any, of object: NSObject) -> Bool {
    switch object {
    case let view as UITableView: view.dataSource = value as? any UITableViewDataSource
    case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
    case let controller as UIPageViewController:
      controller.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  private static func setOther(_ value: Any, _ name: String, of object: NSObject) -> Bool {
    switch (object, name) {
    case (let view as UITableView, "prefetchDataSource"):
      view.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case (let view as UICollectionView, "prefetchDataSource"):
      view.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case (let view as UICollectionView, "dragDelegate"):
      view.dragDelegate = value as? any UICollectionViewDragDelegate
    case (let view as UICollectionView, "dropDelegate"):
      view.dropDelegate = value as? any UICollectionViewDropDelegate
    case (let view as UITableView, "dragDelegate"):
      view.dragDelegate = value as? any UITableViewDragDelegate
    case (let view as UITableView, "dropDelegate"):
      view.dropDelegate = value as? any UITableViewDropDelegate
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
    case (let cell as UITableViewCell, "editingAccessoryView"):
      cell.editingAccessoryView = value as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = value as? UIView
    case (let cell as UICollectionViewCell, "backgroundView"):
      cell.backgroundView = value as? UIView
    case (let cell as UICollectionViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = value as? UIView
    case (let controller as UITableViewController, "tableView"):
      if let table = value as? UITableView { controller.tableView = table }
    case (let controller as UICollectionViewController, "collectionView"):
      if let view = value as? UICollectionView { controller.collectionView = view }
    case (let field as UITextField, "leftView"): field.leftView = value as? UIView
    case (let field as UITextField, "rightView"): field.rightView = value as? UIView
    case (let item as UINavigationItem, "searchController"):
      item.searchController = value as? UISearchController
    default: return false
    }
    return true
  }
}

extension UIViewController {
  /// Sets the controller's view; a collection view controller gets a collection view as a subview of a plain
  /// view.
  func takeView(_ view: UIView) {
    guard let controller = self as? UICollectionViewController,
      let collection = view as? UICollectionView
    else {
      self.view = view
      return
    }
    controller.collectionView = collection
    controller.loadPlainView()
  }

  /// Sets the controller's view to an empty one.
  func loadPlainView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
}
