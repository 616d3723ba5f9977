// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of the number of text layouts that cells request from the host.
@MainActor
@Suite("Work on text")
struct TextWorkTests {
  private final class TextCell: UICollectionViewCell {
    let title = UILabel()
    let excerpt = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.textAlignment = .center
      excerpt.numberOfLines = 0
      for label in [title, excerpt] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        excerpt.topAnchor.constraint(equalTo: title.bottomAnchor),
        excerpt.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        excerpt.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        excerpt.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Returns a data source of rows with a title and an excerpt.
  private func source(isStyled: Bool) -> ItemSource {
    let rows = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
      cell.title.text = "row \(item)"
      let words = String(repeating: "words of row \(item) ", count: 2 + item % 5)
      if isStyled {
        cell.excerpt.attributedText = NSAttributedString(string: words, attributes: [.kern: 1])
      } else {
        cell.excerpt.text = words
      }
    }
    return ItemSource([200]) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $1.item)
    }
  }

  /// Lays out, draws, scrolls down and back, reloads, and rotates the view and rotates it back.
  private func drive(styled: Bool) {
    let source = source(isStyled: styled)
    let view = UICollectionView(frame: .zero, collectionViewLayout: Layouts.list(estimate: 60))
    view.dataSource = source
    let size = CGSize(width: 320, height: 480)
    let surface = ViewStage.Stage(view, size: size, isShown: false).surface
    func frame() {
      surface.frame(at: surface.now + 1)
      _ = surface.displayTree()
    }
    frame()
    for offset in Array(stride(from: 0, to: 600, by: 37)) + [300, 0] {
      view.contentOffset.y = CGFloat(offset)
      frame()
    }
    view.reloadData()
    frame()
    surface.resize(to: CGSize(width: 480, height: 320), scale: 2)
    frame()
    surface.resize(to: size, scale: 2)
    frame()
  }

  @Test(arguments: [false, true])
  func `a text is set once for each font and width, however often cells show it`(styled: Bool) {
    let measurer = CountingMeasurer.counting { drive(styled: styled) }
    expect(measurer.asked.count > 30)
    let again = measurer.asked.filter { $0.value > 1 }
    expect(again.isEmpty)
  }
}
