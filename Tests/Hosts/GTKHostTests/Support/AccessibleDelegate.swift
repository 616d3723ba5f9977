// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree
import UIKit

/// A program with a list of 120 fruits and some controls, which ends when its Done button is used.
final class AccessibleDelegate: UIResponder, UIApplicationDelegate, UICollectionViewDelegate {
  private enum Section { case fruits }

  private var source: UICollectionViewDiffableDataSource<Section, Int>?
  private let deadline = Date(timeIntervalSinceNow: 90)
  private var isDone = false
  private let field = UITextField(frame: CGRect(x: 260, y: 10, width: 130, height: 40))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let controller = UIViewController()
    controller.title = "Accessible"
    window.rootViewController = controller
    let list = makeList()
    list.frame = CGRect(x: 0, y: 60, width: 400, height: 240)
    controller.view.addSubview(list)
    addControls(to: controller.view)
    window.makeKeyAndVisible()
    window.mounted?.addFrameCallback { [unowned self] _ in
      if !isDone, Date() < deadline { return true }
      let caret = field.selectedTextRange.map {
        field.offset(from: field.beginningOfDocument, to: $0.start)
      }
      print("caret \(caret ?? -1)")
      window.isHidden = true
      return false
    }
    return true
  }

  private func makeList() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.delegate = self
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = "Fruit \(item)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.fruits])
    snapshot.appendItems(Array(1...120))
    source?.apply(snapshot, animatingDifferences: false)
    return list
  }

  private func addControls(to view: UIView) {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    toggle.isOn = true
    toggle.accessibilityLabel = "Ripe only"
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: 80, y: 10, width: 80, height: 40)
    done.addAction(UIAction { [unowned self] _ in isDone = true }, for: .touchUpInside)
    let off = UIButton(type: .system)
    off.setTitle("Buy", for: .normal)
    off.isEnabled = false
    off.frame = CGRect(x: 170, y: 10, width: 80, height: 40)
    field.placeholder = "Search"
    field.text = "red \u{1F34E} pie"
    for control in [toggle, done, off, field] as [UIView] { view.addSubview(control) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    print("selected \(indexPath.item + 1)")
  }
}
