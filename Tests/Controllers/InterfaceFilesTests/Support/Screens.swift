// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The first screen of Shop.storyboard: a list that leads to details.
final class ShelfViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var table: UITableView!
  var heading: UILabel?
  var names = ["Apples", "Pears", "Plums"]
  private(set) var diary: [String] = []
  private(set) var rereads = 0
  var mayOpen = true

  override func awakeFromNib() {
    super.awakeFromNib()
    diary.append("awake, view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.append("loaded, heading \(heading?.text ?? "nil")")
  }

  func reread(_ sender: Any?) { rereads += 1 }

  func backToShelf(_ segue: UIStoryboardSegue) {
    diary.append("back from \(type(of: segue.source))")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    mayOpen
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    diary.append("\(segue.identifier ?? "no name") to \(type(of: segue.destination))")
    guard let details = segue.destination as? DetailsViewController,
      let cell = sender as? UITableViewCell
    else { return }
    details.subject = (cell as? ShelfCell)?.name?.text
  }

  // What the overlay compiler writes for outlets and actions.
  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [
      .outlet("table", \ShelfViewController.table),
      .outlet("heading", \ShelfViewController.heading),
      .action(Selector("reread:", ShelfViewController.reread(_:))),
      .action(Selector("backToShelf:", ShelfViewController.backToShelf(_:))),
    ]
  }
}

extension ShelfViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    (cell as? ShelfCell)?.name?.text = names[indexPath.row]
    return cell
  }
}

/// The prototype cell of the list.
final class ShelfCell: UITableViewCell {
  var name: UILabel?
  var stripe: CGFloat = 0
  var marks: [UIView] = []

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [
      .outlet("name", \ShelfCell.name), .outlet("stripe", \ShelfCell.stripe),
      .outlet("marks", \ShelfCell.marks),
    ]
  }
}

/// The details controller to which a row leads.
final class DetailsViewController: UIViewController {
  var subject: String?
  var colour: String

  init?(coder: NSCoder, colour: String) {
    self.colour = colour
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    colour = "none"
    super.init(coder: coder)
  }
}

/// A collection view controller with prototype cells.
final class TilesViewController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell.contentView.viewWithTag(1) as? UILabel)?.text = "\(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
}

/// A compositional layout that a storyboard names by its class.
final class BandLayout: UICollectionViewCompositionalLayout {
  required init?(coder: NSCoder) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 4
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom
      ),
    ]
    super.init(section: section)
  }
}

/// A collection view controller with a layout of its own, and headers and footers from its storyboard.
final class BandsViewController: UICollectionViewController {
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: indexPath.item == 1 ? "green" : "red", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isHeader ? "head" : "foot", for: indexPath)
  }
}

/// A page view controller whose pages are scenes of its storyboard.
final class LeafletViewController: UIPageViewController, UIPageViewControllerDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    // The dots stand on it.
    view.backgroundColor = .systemBackground
    dataSource = self
    if let leaf { setViewControllers([leaf], direction: .forward, animated: false) }
  }

  private var leaf: UIViewController? { storyboard?.instantiateViewController(identifier: "Leaf") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { leaf }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A controller whose view is loaded from the nib of the same name.
final class PosterViewController: UIViewController {
  var title2: UILabel?

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [.outlet("title2", \PosterViewController.title2)]
  }
}

/// A cell that is loaded from a nib.
final class StampCell: UICollectionViewCell {
  var caption: UILabel?

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [.outlet("caption", \StampCell.caption)]
  }
}
