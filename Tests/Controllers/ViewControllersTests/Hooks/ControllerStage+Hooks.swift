// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import UIKit

// Hooks.
extension ControllerStage {
  /// Creates a stage with one container, whose views record the called hooks, in a navigation controller.
  convenience init(hooks container: HookedContainer) {
    let navigation = UINavigationController(rootViewController: Self.controller(container))
    self.init(navigation, on: CollectionViewHarness(navigation, on: .iPhone15))
    runUntilIdle()
  }

  /// Changes the values that the hooks report, touches the first view, and has all views measured and reused.
  func changeEverything() {
    for view in hooked(in: harness.view) { view.setNeedsUpdateConstraints() }
    harness.runUntilIdle()
    harness.view.tintColor = .red
    harness.show(on: Device.iPhone15.dark)
    guard let controller = navigation.viewControllers.first else { return }
    controller.additionalSafeAreaInsets.left = 30
    harness.runUntilIdle()
    if let view = hooked(in: harness.view).first {
      harness.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
    let list = (controller as? UICollectionViewController)?.collectionView
    if let scroller = list ?? controller.view as? UIScrollView {
      for offset in [4000, 0, 4000] as [CGFloat] {
        scroller.contentOffset.y = offset
        harness.runUntilIdle()
      }
    }
    (controller.view as? UITableView)?.setEditing(true, animated: false)
    list?.setCollectionViewLayout(HookedList.layout(), animated: false)
    harness.runUntilIdle()
  }

  private func hooked(in view: UIView) -> [UIView] {
    let own = String(describing: type(of: view)).hasPrefix("Hooked") ? [view] : []
    return own + view.subviews.flatMap(hooked)
  }

  private static func controller(_ container: HookedContainer) -> UIViewController {
    switch container {
    case .frames, .constraints, .stack, .titleView, .barButton: plain(container)
    case .row, .rowWithConstraints, .rowWithConfiguration, .sectionHeader,
      .sectionHeaderWithTexts, .tableHeader:
      HookedTable(container)
    case .cell, .cellWithConstraints, .cellWithConfiguration, .listCell, .supplementary,
      .decoration:
      HookedList(container)
    }
  }

  private static func plain(_ container: HookedContainer) -> UIViewController {
    let controller = UIViewController()
    let view = HookedView(frame: CGRect(x: 0, y: 100, width: 80, height: 40))
    switch container {
    case .frames:
      let neighbor = UIView()
      neighbor.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      controller.view.addSubview(neighbor)
      neighbor.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    case .constraints:
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 80),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      ])
    case .stack:
      let stack = UIStackView(arrangedSubviews: [view, UIView()])
      stack.frame = controller.view.bounds
      stack.axis = .vertical
      stack.distribution = .fillEqually
      controller.view.addSubview(stack)
    case .titleView:
      hold(view)
      controller.navigationItem.titleView = view
    default:
      hold(view)
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    }
    return controller
  }

  /// Adds constraints for the width and height of a view.
  private static func hold(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
  }

  /// Adds a label to a view, with constraints to all edges.
  static func fill(_ view: UIView) {
    let label = UILabel()
    label.text = "text"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
