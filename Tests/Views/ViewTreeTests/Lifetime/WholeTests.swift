// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import ViewStage

/// Tests of the parts of a view between its last release and its deallocation.
@MainActor
@Suite(.serialized)
struct WholeTests {
  private final class Noted: UIView {
    let witness: EndWitness
    init(_ notes: EndNotes) {
      witness = EndWitness(notes)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  private final class Part {
    @Whole var view: UIScrollView
    init(_ view: UIScrollView) { _view = Whole(wrappedValue: view) }
  }

  @Test func `a view that a part of it holds ends when the part lets go of it`() {
    let notes = EndNotes()
    var part: Part?
    Elsewhere.release {
      let view = UIScrollView()
      view.addSubview(Noted(notes))
      part = Part(view)
      return view
    }
    var held = part?.view
    expect(part?.$view == nil, "others see it no longer")
    TearDown.endWaiting()
    expect(notes.all.isEmpty)
    held?.contentOffset.y = 20
    expect(held?.contentOffset.y, equals: 20)
    held = nil
    TearDown.endWaiting()
    expect(notes.all, equals: [true])
  }

  private final class Tidy: UIScrollView {
    isolated deinit {
      delegate = nil
      setContentOffset(CGPoint(x: 0, y: 10), animated: true)
      flashScrollIndicators()
      setZoomScale(2, animated: true)
      for subview in subviews { subview.removeFromSuperview() }
    }
  }

  @Test func `a scroll view that tidies up in its deinit harms nothing`() async {
    for isElsewhere in [false, true] {
      let inner = UIView()
      let make = {
        let view = Tidy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.addSubview(inner)
        return view
      }
      if isElsewhere { Elsewhere.release(make) } else { _ = make() }
      await Elsewhere.mainTurn()
      expect(inner.superview == nil)
    }
  }

  @Test func `a scroll that is under way when its view goes elsewhere just stops`() {
    let stage = Stage()
    var parcel: UIScrollView?
    // Callbacks are called in their order: this one before those of the scroll view.
    stage.surface.addFrameCallback { time in
      guard time > 0.1 else { return true }
      Elsewhere.release {
        defer { parcel = nil }
        parcel?.removeFromSuperview()
        return parcel ?? UIView()
      }
      return false
    }
    let recorder = ScrollRecorder()
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 1000)
      view.delegate = recorder
      stage.root.addSubview(view)
      view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      view.flashScrollIndicators()
      parcel = view
    }
    weak let weakly = parcel
    stage.wait(0.5)
    expect(weakly == nil)
    expect(recorder.scrolls > 0)
    expect(!recorder.calls.contains("animated"))
  }
}
