// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of control states, content alignments, and the sizes of activity indicators.
@MainActor
@Suite("Kinds of controls")
struct ControlKindTests {
  private func button() -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Go", for: .normal)
    return button
  }

  private func title(_ button: UIButton) -> CGRect {
    button.layoutIfNeeded()
    return button.titleLabel?.frame ?? .null
  }

  @Test func `content stands at the top, in the middle or at the bottom`() {
    let button = button()
    expect(button.contentVerticalAlignment, equals: UIControl.ContentVerticalAlignment.center)
    expect(abs(title(button).midY - 50) <= 0.5)
    button.contentVerticalAlignment = .top
    expect(title(button).minY, equals: 0)
    button.contentVerticalAlignment = .bottom
    expect(title(button).maxY, equals: 100)
    let all: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
    expect(all.map(\.rawValue), equals: [0, 1, 2, 3])
  }

  @Test func `content stands at a side, or at the one where people begin to read`() {
    let button = button()
    expect(button.contentHorizontalAlignment, equals: UIControl.ContentHorizontalAlignment.center)
    expect(abs(title(button).midX - 100) <= 0.5)
    func isAtLeft(_ alignment: UIControl.ContentHorizontalAlignment) -> Bool? {
      button.contentHorizontalAlignment = alignment
      let frame = title(button)
      return frame.minX == 0 ? true : frame.maxX == 200 ? false : nil
    }
    expect(isAtLeft(.left) == true && isAtLeft(.right) == false)
    expect(isAtLeft(.leading) == true && isAtLeft(.trailing) == false)
    button.semanticContentAttribute = .forceRightToLeft
    expect(isAtLeft(.left) == true && isAtLeft(.right) == false)
    expect(isAtLeft(.leading) == false && isAtLeft(.trailing) == true)
    expect(button.effectiveContentHorizontalAlignment, equals: .left)
    let all: [UIControl.ContentHorizontalAlignment] = [
      .center, .left, .right, .fill, .leading, .trailing,
    ]
    expect(all.map(\.rawValue), equals: [0, 1, 2, 3, 4, 5])
  }

  @Test func `a control's state is all that is true of it`() {
    let control = UIControl()
    expect(control.state == UIControl.State.normal && control.state.isEmpty)
    control.isSelected = true
    expect(control.state, equals: .selected)
    control.isEnabled = false
    expect(control.state, equals: [.selected, .disabled])
    control.isHighlighted = true
    expect(control.state, equals: [.selected, .disabled, .highlighted])
    let bits: [UIControl.State] = [.highlighted, .disabled, .selected, .focused]
    expect(bits.map(\.rawValue), equals: [1, 2, 4, 8])
    expect(UIControl.State.application.isDisjoint(with: .reserved))
    expect(UIControl.State.application.rawValue, equals: 0x00FF_0000)
  }

  @Test func `a button shows the title of its state, or that of the normal one`() {
    let button = button()
    button.setTitle("Chosen", for: .selected)
    button.setTitle("Both", for: [.selected, .highlighted])
    expect(button.currentTitle, equals: "Go")
    button.isHighlighted = true
    expect(button.currentTitle, equals: "Go")
    button.isSelected = true
    expect(button.currentTitle, equals: "Both")
    button.isHighlighted = false
    expect(button.currentTitle, equals: "Chosen")
    expect(button.title(for: .disabled), equals: "Go")
  }

  @Test func `an activity indicator that stands still is hidden, if that is wanted`() {
    let view = UIActivityIndicatorView(style: .medium)
    expect(view.hidesWhenStopped && view.isHidden)
    view.hidesWhenStopped = false
    expect(!view.isHidden)
    view.startAnimating()
    view.hidesWhenStopped = true
    expect(!view.isHidden)
    view.stopAnimating()
    expect(view.isHidden)
  }

  @Test func `an activity indicator has the size of its style`() {
    let styles: [(UIActivityIndicatorView.Style, CGFloat, Int)] = [
      (.medium, 20, 100), (.large, 37, 101),
    ]
    for (style, side, number) in styles {
      let view = UIActivityIndicatorView(style: style)
      expect(style.rawValue == number && view.style == style)
      expect(view.bounds.size, equals: CGSize(width: side, height: side))
      expect(view.intrinsicContentSize, equals: view.bounds.size)
      view.style = style == .medium ? .large : .medium
      expect(view.intrinsicContentSize.width, equals: (side == 20 ? 37 : 20))
    }
    expect(UIActivityIndicatorView().style, equals: .medium)
  }
}
