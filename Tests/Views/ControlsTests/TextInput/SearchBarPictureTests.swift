// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of custom images for the parts of a search bar.
@MainActor
struct SearchBarPictureTests {
  private let stage = Stage()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func show() {
    stage.root.addSubview(bar)
    stage.wait(0.1)
  }

  private func images(in view: UIView) -> [UIImage] {
    guard !view.isHidden else { return [] }
    return [(view as? UIImageView)?.image].compactMap(\.self) + view.subviews.flatMap(images)
  }

  @Test func `the sign of searching is a picture, or the bar's own again`() {
    let sign = picture(14, 14)
    let own = bar.searchTextField.leftView.map { type(of: $0) }
    bar.setImage(sign, for: .search, state: .normal)
    expect(bar.image(for: .search, state: .normal) === sign)
    expect(bar.image(for: .search, state: .disabled) == nil)
    show()
    expect((bar.searchTextField.leftView as? UIImageView)?.image === sign)
    let text = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
    bar.setImage(UIImage(), for: .search, state: .normal)
    stage.wait(0.1)
    expect(bar.searchTextField.leftView?.bounds.width, equals: 0)
    expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX < text.minX)
    bar.setImage(nil, for: .search, state: .normal)
    expect(bar.searchTextField.leftView.map { type(of: $0) } == own)
  }

  @Test func `a view that the application put before the words stays when other parts change`() {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bar.searchTextField.leftView = own
    bar.setImage(picture(14, 14), for: .clear, state: .normal)
    expect(bar.searchTextField.leftView === own)
  }

  @Test func `the cross that clears is a picture by state`() {
    let (usual, pressed) = (picture(14, 14), picture(15, 15))
    bar.setImage(usual, for: .clear, state: .normal)
    bar.setImage(pressed, for: .clear, state: .highlighted)
    bar.text = "Moss"
    show()
    bar.becomeFirstResponder()
    stage.wait(0.1)
    expect(images(in: bar.searchTextField).contains { $0 === usual })
    stage.pointer(.began, 296, 28)
    expect(images(in: bar.searchTextField).contains { $0 === pressed })
    stage.pointer(.ended, 296, 28)
    expect(bar.text, equals: "")
  }

  @Test func `buttons for bookmarks and results are pictures`() throws {
    let (marks, results, chosen) = (picture(14, 14), picture(15, 15), picture(16, 16))
    bar.setImage(marks, for: .bookmark, state: .normal)
    bar.setImage(results, for: .resultsList, state: .normal)
    bar.setImage(chosen, for: .resultsList, state: .selected)
    bar.showsSearchResultsButton = true
    let button = try #require(bar.searchTextField.rightView as? UIButton)
    expect(button.image(for: .normal)?.size, equals: results.size)
    bar.isSearchResultsButtonSelected = true
    expect(button.image(for: .selected)?.size == chosen.size && button.isSelected)
    bar.showsBookmarkButton = true
    expect(button.image(for: .normal)?.size, equals: marks.size)
    expect(button.image(for: .selected)?.size != chosen.size)
  }

  @Test func `a field is as high as the picture it is painted on`() {
    let ground = picture(20, 28)
    bar.setSearchFieldBackgroundImage(ground, for: .normal)
    expect(bar.searchFieldBackgroundImage(for: .normal) === ground)
    expect(bar.intrinsicContentSize.height, equals: 48)
    show()
    expect(bar.searchTextField.frame, equals: CGRect(x: 8, y: 14, width: 304, height: 28))
    expect(images(in: bar.searchTextField).contains { $0 === ground })
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    stage.wait(0.1)
    expect(bar.searchTextField.frame, equals: CGRect(x: 11, y: 12, width: 304, height: 28))
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    expect(bar.intrinsicContentSize.height, equals: 56)
  }

  @Test func `signs are moved`() {
    show()
    let field = bar.searchTextField
    let before = field.leftViewRect(forBounds: field.bounds)
    let clear = field.clearButtonRect(forBounds: field.bounds)
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .search)
    bar.setPositionAdjustment(UIOffset(horizontal: -6, vertical: 0), for: .clear)
    expect(bar.positionAdjustment(for: .search), equals: UIOffset(horizontal: 4, vertical: 1))
    expect(bar.positionAdjustment(for: .bookmark), equals: .zero)
    expect(field.leftViewRect(forBounds: field.bounds), equals: before.offsetBy(dx: 4, dy: 1))
    expect(field.clearButtonRect(forBounds: field.bounds), equals: clear.offsetBy(dx: -6, dy: 0))
  }

  @Test func `grounds of the bar and of its scopes are pictures`() {
    let (ground, below) = (picture(20, 20), picture(21, 21))
    bar.backgroundImage = ground
    bar.scopeBarBackgroundImage = below
    bar.scopeButtonTitles = ["All", "Plants"]
    expect(bar.scopeBarBackgroundImage === below)
    expect(!images(in: bar).contains { $0 === below })
    bar.showsScopeBar = true
    show()
    expect(images(in: bar).contains { $0 === ground })
    expect(images(in: bar).contains { $0 === below })
  }

  @Test func `scopes stand on pictures, with pictures between them`() {
    let (ground, divider) = (picture(22, 22), picture(2, 22))
    bar.setScopeBarButtonBackgroundImage(ground, for: .normal)
    bar.setScopeBarButtonDividerImage(
      divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
    expect(bar.scopeBarButtonBackgroundImage(for: .normal) === ground)
    expect(bar.scopeBarButtonBackgroundImage(for: .selected) == nil)
    expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
        === divider)
    bar.scopeButtonTitles = ["All", "Plants"]
    bar.showsScopeBar = true
    show()
    expect(images(in: bar).filter { $0 === ground }.count, equals: 2)
    expect(images(in: bar).contains { $0 === divider })
  }
}
