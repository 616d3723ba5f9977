// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@Suite("What nibs are used for")
@MainActor
struct NibUseTests {
  @Test func `a controller finds the nib that is called as its view is`() throws {
    let poster = PosterViewController(nibName: nil, bundle: .module)
    poster.loadViewIfNeeded()
    expect(poster.title2?.text, equals: "Poster")
    expect(poster.view.backgroundColor, equals: .systemBackground)
  }

  @Test func `a controller takes the nib that it is made with`() throws {
    let poster = PosterViewController(nibName: "PosterView", bundle: .module)
    expect(poster.view.subviews.first === poster.title2)
  }

  @Test func `a bundle makes the objects of a nib for an owner`() throws {
    let owner = PosterViewController()
    let objects = try #require(Bundle.module.loadNibNamed("PosterView", owner: owner))
    expect(objects.count, equals: 1)
    expect(owner.viewIfLoaded === objects.first as? UIView)
    expect(owner.title2 != nil)
  }

  @Test func `cells are made from a nib that was registered`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UINib(nibName: "StampCell", bundle: .module), forCellWithReuseIdentifier: "stamp")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "stamp", for: path)
      (cell as? StampCell)?.caption?.text = "Stamp \(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let harness = CollectionViewHarness(view)
    harness.runUntilIdle()
    let cells = view.visibleCells.compactMap { $0 as? StampCell }
    expect(Set(cells.compactMap { $0.caption?.text }), equals: ["Stamp 1", "Stamp 2"])
    expect(cells.first?.reuseIdentifier, equals: "stamp")
    let caption = try #require(cells.first?.caption)
    expect(caption.frame, equals: CGRect(x: 10, y: 5, width: 60, height: 50))
  }

  /// Interface Builder accepts constraints between the cell and views in its content view.
  @Test func `a cell whose constraints reach past its content view is as high as they say`() {
    let nib = Nib.of(
      """
      <collectionViewCell id="c">
        <rect key="frame" x="0" y="0" width="80" height="109"/>
        <autoresizingMask key="autoresizingMask"/>
        <view key="contentView" opaque="NO" contentMode="center">
          <rect key="frame" x="0" y="0" width="80" height="109"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="80" height="109"/>
            <subviews>
              <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO"
                id="s"><rect key="frame" x="0" y="0" width="80" height="109"/><subviews>
                <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i"><constraints>
                  <constraint firstAttribute="width" secondItem="i" secondAttribute="height"
                    multiplier="1:1" id="k1"/>
                </constraints></imageView>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="w"><constraints>
                  <constraint firstAttribute="height" constant="15" id="k2"/>
                </constraints></view>
              </subviews></stackView>
            </subviews>
            <constraints>
              <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing"
                id="k3"/>
              <constraint firstItem="s" firstAttribute="top" secondItem="v"
                secondAttribute="top" id="k4"/>
              <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom"
                id="k5"/>
              <constraint firstItem="s" firstAttribute="leading" secondItem="v"
                secondAttribute="leading" id="k6"/>
            </constraints>
          </view></subviews>
        </view>
        <viewLayoutGuide key="safeArea" id="g"/>
        <constraints>
          <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="k7"/>
          <constraint firstItem="g" firstAttribute="trailing" secondItem="v"
            secondAttribute="trailing" id="k8"/>
          <constraint firstItem="v" firstAttribute="leading" secondItem="g"
            secondAttribute="leading" id="k9"/>
          <constraint firstItem="v" firstAttribute="top" secondItem="c" secondAttribute="top"
            id="k10"/>
        </constraints>
      </collectionViewCell>
      """)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(70), heightDimension: .estimated(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(1)))
        ]))
    section.orthogonalScrollingBehavior = .continuous
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
      cellNib: nib
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let harness = CollectionViewHarness(view)
    harness.runUntilIdle()
    expect(
      view.visibleCells.map(\.frame.size),
      equals: Array(repeating: CGSize(width: 70, height: 93), count: 2))
  }

  @Test func `a cell registration with a nib makes and configures its cells`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 180, height: 60)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<StampCell, Int>(
      cellNib: UINib(nibName: "StampCell", bundle: .module)
    ) { cell, _, item in cell.caption?.text = "\(item)" }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<60))
    source.apply(snapshot, animatingDifferences: false)
    let harness = CollectionViewHarness(view)
    harness.runUntilIdle()
    expect(view.visibleCells.allSatisfy { ($0 as? StampCell)?.caption != nil })
    harness.scrollCollectionView(to: 1200)
    harness.runUntilIdle()
    expect(view.visibleCells.allSatisfy { ($0 as? StampCell)?.caption?.text != "Stamp" })
  }

  @Test func `a table makes its cells from a nib that was registered`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.register(
      Nib.of(
        """
        <tableViewCell id="c" style="IBUITableViewCellStyleSubtitle" textLabel="t"
          detailTextLabel="d">
          <tableViewCellContentView key="contentView" tableViewCell="c" id="k"><subviews>
            <label text="Title" id="t"/><label text="Detail" id="d"/>
          </subviews></tableViewCellContentView>
        </tableViewCell>
        """), forCellReuseIdentifier: "line")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "line"))
    expect(cell.textLabel?.text, equals: "Title")
    expect(cell.detailTextLabel?.text, equals: "Detail")
    expect(cell.reuseIdentifier, equals: "line")
  }

  @Test func `objects outside of the file stand for its placeholders`() throws {
    let label = UILabel()
    let nib = Nib.of(
      """
      <placeholder placeholderIdentifier="Guest" id="g"/>
      <tableViewCell id="c"><connections>
        <outlet property="accessoryView" destination="g" id="o"/>
      </connections></tableViewCell>
      """)
    let options: [UINib.OptionsKey: Any] = [.externalObjects: ["Guest": label]]
    let made = nib.instantiate(withOwner: nil, options: options)
    expect((made.first as? UITableViewCell)?.accessoryView === label)
    let alone = nib.instantiate(withOwner: nil, options: [:])
    expect((alone.first as? UITableViewCell)?.accessoryView == nil)
  }

  @Test func `an outlet that nobody has, and one to what is not there, are named`() throws {
    let owner = PosterViewController()
    let said = try Nib.findings(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="subtitle" destination="v" id="o1"/>
        <outlet property="view" destination="gone" id="o3"/>
      </connections></placeholder>
      <view id="v"/>
      """, owner: owner)
    expect(said.contains { $0.contains("PosterViewController has no outlet 'subtitle'") })
    expect(said.contains { $0.contains("the outlet view names gone, which does not exist") })
  }

  @Test func `a gesture recogniser of the file is attached to its view`() throws {
    let objects = Nib.of(
      """
      <view id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>
      </connections></view>
      <tapGestureRecognizer id="tap" numberOfTapsRequired="2"/>
      """
    ).instantiate(withOwner: nil)
    let view = try #require(objects.first as? UIView)
    let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    expect(tap.numberOfTapsRequired, equals: 2)
    expect(objects.last as? UIGestureRecognizer === tap)
  }
}
