// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionViewTree
import Testing

/// Interactions of pencils, where there is none.
@MainActor
struct PencilTests {
  private final class Page: NSObject, UIPencilInteractionDelegate, UIScribbleInteractionDelegate {}

  @Test func `a view has an interaction of a pencil that nobody uses`() {
    let page = Page()
    let view = UIView()
    let pencil = UIPencilInteraction(delegate: page)
    view.addInteraction(pencil)
    expect(pencil.view === view && pencil.delegate === page && pencil.isEnabled)
    expect(UIPencilInteraction.preferredTapAction, equals: UIPencilPreferredAction.switchEraser)
    expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
    let delegate: any UIPencilInteractionDelegate = page
    delegate.pencilInteractionDidTap(pencil)
    view.removeInteraction(pencil)
    expect(pencil.view == nil)
  }

  @Test func `nobody writes by hand`() {
    let page = Page()
    let view = UIView()
    let scribble = UIScribbleInteraction(delegate: page)
    view.addInteraction(scribble)
    expect(scribble.view === view && scribble.delegate === page && !scribble.isHandlingWriting)
    expect(!UIScribbleInteraction.isPencilInputExpected)
    let delegate: any UIScribbleInteractionDelegate = page
    expect(delegate.scribbleInteraction(scribble, shouldBeginAt: .zero))
    expect(!delegate.scribbleInteractionShouldDelayFocus(scribble))
    delegate.scribbleInteractionWillBeginWriting(scribble)
    delegate.scribbleInteractionDidFinishWriting(scribble)
  }
}
