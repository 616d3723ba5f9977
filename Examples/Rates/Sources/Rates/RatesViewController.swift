// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of rates whose order can be reversed.
public final class RatesViewController: UIViewController {
  private enum Section { case main }

  private var rates: [Rate]
  /// Whether the rates are sorted from low to high.
  @objc public dynamic private(set) var isAscending = true
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  /// The currency codes of the displayed rates, from top to bottom.
  public var shownCodes: [String] { dataSource.snapshot().itemIdentifiers.map(\.code) }

  /// Creates a list of `rates`, sorted from low to high.
  public init(rates: [Rate]) {
    self.rates = rates
    super.init(nibName: nil, bundle: nil)
    title = "Rates"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: self, action: #selector(toggleOrder))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    show()
  }

  @objc func toggleOrder() {
    isAscending.toggle()
    show()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Rate> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Rate> {
      cell, _, rate in
      var content = cell.defaultContentConfiguration()
      content.text = rate.code
      content.secondaryText = String(format: "%.2f", rate.value)
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, rate in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: rate)
    }
  }
}

extension RatesViewController {
  fileprivate func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Rate>()
    snapshot.appendSections([.main])
    snapshot.appendItems(
      rates.sorted { isAscending ? $0.value < $1.value : $0.value > $1.value })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}

@available(iOS 17.0, *)
#Preview("Three rates") {
  UINavigationController(
    rootViewController: RatesViewController(rates: [
      Rate(code: "CHF", value: 0.94), Rate(code: "JPY", value: 162.1),
      Rate(code: "USD", value: 1.08),
    ]))
}

@available(iOS 17.0, *)
#Preview("Nothing to show") { RatesViewController(rates: []) }
