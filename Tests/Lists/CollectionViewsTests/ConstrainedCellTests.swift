// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of cells that are sized by constraints.
@MainActor
struct ConstrainedCellTests {
  private final class NoteCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let source = ItemSource([])

  private func mount(_ texts: [String]) -> (UICollectionView, ViewSurface) {
    let notes = UICollectionView.CellRegistration<NoteCell, String> { cell, _, text in
      cell.label.text = text
    }
    source.counts = { [texts.count] }
    source.cell = {
      $0.dequeueConfiguredReusableCell(using: notes, for: $1, item: texts[$1.item])
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.dataSource = source
    return (view, ViewStage.Stage(view).surface)
  }

  private func height(of text: String, width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label.sizeThatFits(CGSize(width: width - 16, height: 0)).height + 12
  }

  private let texts = (1...40).map { number in
    String(repeating: "word ", count: 1 + number * 7 % 30)
  }

  @Test func `a cell is as high as its constraints make it`() {
    let (view, _) = mount(texts)
    var top: CGFloat = 0
    for item in 0..<5 {
      let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) as? NoteCell
      let wanted = height(of: texts[item], width: 320)
      expect(cell?.frame, equals: CGRect(x: 0, y: top, width: 320, height: wanted))
      expect(cell?.label.frame, equals: CGRect(x: 8, y: 6, width: 304, height: wanted - 12))
      top += wanted
    }
  }

  @Test func `cells that are used again are measured with their new content`() {
    let (view, surface) = mount(texts)
    view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    surface.frame(at: 1)
    for path in view.indexPathsForVisibleItems {
      expect(
        view.cellForItem(at: path)?.frame.height, equals: height(of: texts[path.item], width: 320))
    }
  }

  @Test func `another width measures again`() {
    let (view, surface) = mount(texts)
    surface.resize(to: CGSize(width: 200, height: 480), scale: 2)
    surface.frame(at: 1)
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    expect(first?.frame.size, equals: CGSize(width: 200, height: height(of: texts[0], width: 200)))
  }

  @Test func `a length that no constraint speaks of is kept`() {
    final class TopCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        box.widthAnchor.constraint(equalToConstant: 20).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = TopCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = cell.frame
    attributes.selfSizing = SelfSizingAxes(width: false, height: true)
    expect(
      cell.preferredLayoutAttributesFitting(attributes).size, equals: CGSize(width: 100, height: 60)
    )
  }
}
