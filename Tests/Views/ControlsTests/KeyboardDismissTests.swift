// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct KeyboardDismissTests {
  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, false), (.onDrag, true), (.interactive, false),
    (.onDragWithAccessory, true), (.interactiveWithAccessory, false),
  ])
  func `a drag ends the editing of text in the modes that say so`(
    mode: UIScrollView.KeyboardDismissMode, ends: Bool
  ) {
    let root = UIView()
    let stage = Stage(root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 40, width: 320, height: 400))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.keyboardDismissMode = mode
    root.addSubview(field)
    root.addSubview(scrollView)
    expect(field.becomeFirstResponder())
    stage.wheel(0, 40)
    stage.settle()
    expect(field.isFirstResponder)
    stage.pointer(.began, 100, 300)
    stage.wait(0.05)
    stage.pointer(.moved, 100, 250)
    stage.pointer(.moved, 100, 200)
    stage.pointer(.ended, 100, 200)
    expect(scrollView.contentOffset.y > 40)
    expect(field.isFirstResponder != ends)
  }
}
