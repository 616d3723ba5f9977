// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The gallery as an application: a menu of the screens, at the side in a wide window and else at the top,
/// and the selected screen.
final class ShellViewController: UIViewController, UICollectionViewDelegate {
  private enum Section {
    case screens
  }

  private let screens: [GalleryScreen]
  private var selected: Int
  private var shape = MenuLayout.strip
  /// The menu's shape for which the selection was last scrolled to.
  private var shownShape: MenuLayout?
  private var made: [Int: UIViewController] = [:]

  private lazy var menu = UICollectionView(
    frame: view.bounds, collectionViewLayout: shape.make())
  private lazy var dataSource = makeDataSource()
  private let heading = UILabel.styled(Theme.largeTitle, .label)
  private let line = UIView()
  private let stage = UIView()

  init(screens: [GalleryScreen], selected: String?) {
    self.screens = screens
    self.selected = screens.firstIndex { $0.id == selected } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mullion gallery"
    view.backgroundColor = .secondarySystemBackground
    heading.text = "Gallery"
    line.backgroundColor = .separator
    menu.backgroundColor = .secondarySystemBackground
    menu.delegate = self
    menu.dataSource = dataSource
    stage.clipsToBounds = true
    for view in [heading, menu, stage, line] { self.view.addSubview(view) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.screens])
    snapshot.appendItems(Array(screens.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
    select(selected)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let newShape = view.bounds.width >= 760 ? MenuLayout.sidebar : .strip
    if newShape != shape {
      shape = newShape
      menu.collectionViewLayout = shape.make()
    }
    layoutParts(in: view.bounds)
    showSelection()
  }

  /// Scrolls to the selected screen's title when the menu's shape changes.
  private func showSelection() {
    guard shownShape != shape, !menu.bounds.isEmpty else { return }
    shownShape = shape
    menu.layoutIfNeeded()
    menu.scrollToItem(
      at: IndexPath(item: selected, section: 0),
      at: shape == .strip ? .centeredHorizontally : .centeredVertically, animated: false)
  }

  private func layoutParts(in bounds: CGRect) {
    let content: CGRect
    heading.isHidden = shape == .strip
    switch shape {
    case .sidebar:
      let side = MenuLayout.sidebarWidth
      heading.frame = CGRect(x: 24, y: 20, width: side - 48, height: 40)
      menu.frame = CGRect(x: 0, y: 72, width: side, height: bounds.height - 72)
      line.frame = CGRect(x: side, y: 0, width: 1, height: bounds.height)
      content = CGRect(x: side + 1, y: 0, width: bounds.width - side - 1, height: bounds.height)
    case .strip:
      let height = MenuLayout.stripHeight
      menu.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      line.frame = CGRect(x: 0, y: height, width: bounds.width, height: 1)
      content = CGRect(
        x: 0, y: height + 1, width: bounds.width, height: bounds.height - height - 1)
    }
    stage.frame = content
    children.first?.view.frame = stage.bounds
  }

  // MARK: - Selection

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    select(indexPath.item)
  }

  private func select(_ index: Int) {
    guard screens.indices.contains(index) else { return }
    selected = index
    menu.selectItem(
      at: IndexPath(item: index, section: 0), animated: false, scrollPosition: [])
    let next = made[index] ?? screens[index].make()
    made[index] = next
    guard children.first !== next else { return }
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    addChild(next)
    next.view.frame = stage.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(next.view)
    next.didMove(toParent: self)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Int> {
    let cell = UICollectionView.CellRegistration<MenuCell, GalleryScreen> { cell, _, screen in
      cell.show(screen)
    }
    return UICollectionViewDiffableDataSource<Section, Int>(collectionView: menu) {
      [screens] collectionView, indexPath, index in
      collectionView.dequeueConfiguredReusableCell(
        using: cell, for: indexPath, item: screens[index])
    }
  }
}
