// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Touches and pointers of a harness")
struct PointerTests {
  private final class TouchedView: UIView {
    var types: [UITouch.TouchType] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      types += touches.map(\.type)
    }
  }

  /// A delegate that counts the recognisers that request to begin.
  private final class Asked: NSObject, UIGestureRecognizerDelegate {
    var count = 0
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      count += 1
      return true
    }
  }

  private func show(_ view: UIView) -> CollectionViewHarness {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    return CollectionViewHarness(controller, on: .iPhone15)
  }

  @Test(arguments: [Device.iPhone15, .iPadMini])
  func `touches are direct, and clicks are of a pointer`(device: Device) {
    let view = TouchedView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = CollectionViewHarness(controller, on: device)
    let place = CGPoint(x: 100, y: 200)
    harness.tap(at: place)
    harness.longPress(at: place)
    harness.drag(from: place, to: CGPoint(x: 100, y: 300))
    expect(view.types, equals: [.direct, .direct, .direct])
    harness.pointerClick(at: place)
    harness.pointerDrag(from: place, to: CGPoint(x: 100, y: 300))
    expect(view.types.suffix(2), equals: [.indirectPointer, .indirectPointer])
  }

  @Test func `allowedTouchTypes decides which touches and clicks a recogniser follows`() {
    let view = UIView()
    let (fingers, pointers) = (Asked(), Asked())
    for (asked, type) in [
      (fingers, UITouch.TouchType.direct), (pointers, UITouch.TouchType.indirectPointer),
    ] {
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.allowedTouchTypes = [NSNumber(value: type.rawValue)]
      tap.delegate = asked
      view.addGestureRecognizer(tap)
    }
    let harness = show(view)
    harness.tap(at: CGPoint(x: 50, y: 150))
    expect(fingers.count == 1 && pointers.count == 0)
    harness.pointerClick(at: CGPoint(x: 50, y: 150))
    expect(fingers.count == 1 && pointers.count == 1)
  }

  @Test func `a drag over a text view scrolls it, and a pointer's selects`() {
    let text = UITextView()
    text.text = (0..<600).map { "word \($0)" }.joined(separator: " ")
    let harness = show(text)
    harness.dragAndHold(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 205, y: 150))
    harness.runUntilIdle()
    expect(text.selectedRange.length == 0 && text.contentOffset.y > 100)
    harness.pointerDrag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 300))
    expect(text.selectedRange.length > 20)
  }

  private final class Lifting: NSObject, UICollectionViewDragDelegate {
    var begun = 0
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      begun += 1
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))]
    }
  }

  @Test func `a finger lifts an item after a rest alone, a pointer by pulling`() throws {
    let lifting = Lifting()
    let harness = CollectionViewHarness(
      ListViewController(titles: (0..<4).map { "\($0)" }), on: .iPhone15)
    let list = try #require(harness.collectionView)
    list.dragDelegate = lifting
    list.dragInteractionEnabled = true
    let from = try #require(list.cellForItem(at: [0, 2])).convert(CGPoint(x: 60, y: 20), to: nil)
    let to = CGPoint(x: from.x + 20, y: from.y + 130)
    harness.drag(from: from, to: to, duration: 0.2)
    harness.drag(from: from, to: CGPoint(x: from.x + 200, y: from.y), duration: 0.9)
    harness.runUntilIdle()
    expect(lifting.begun, equals: 0)
    harness.longPress(at: from, duration: 0.7)
    expect(lifting.begun, equals: 1)
    harness.runUntilIdle()
    harness.pointerDrag(from: from, to: to)
    expect(lifting.begun, equals: 2)
  }

  @Test func `a secondary click opens a menu, and a move of the pointer hovers`() {
    final class Giver: NSObject, UIContextMenuInteractionDelegate {
      var asked = 0
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked += 1
        return nil
      }
    }
    let (view, giver) = (UIView(), Giver())
    view.addInteraction(UIContextMenuInteraction(delegate: giver))
    let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(hover)
    let harness = show(view)
    harness.pointerClick(at: CGPoint(x: 50, y: 150))
    expect(giver.asked, equals: 0)
    harness.pointerClick(at: CGPoint(x: 50, y: 150), isSecondary: true)
    expect(giver.asked, equals: 1)
    harness.pointerMove(to: CGPoint(x: 60, y: 150))
    expect(hover.state == .began || hover.state == .changed)
    harness.pointerMove(to: nil)
    expect(hover.state != .began && hover.state != .changed)
  }

  @Test func `a control tracks a finger up to 70 points beside it, and a pointer inside alone`() {
    let control = UIControl()
    var log: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDragExit, "exit"), (.touchUpInside, "inside"),
      (.touchUpOutside, "outside"),
    ] {
      control.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    let harness = show(control)
    control.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
    harness.layout()
    let middle = CGPoint(x: 150, y: 225)
    harness.drag(from: middle, to: CGPoint(x: 150, y: 315), duration: 0.5)
    expect(log, equals: ["inside"])
    harness.drag(from: middle, to: CGPoint(x: 150, y: 325), duration: 0.5)
    expect(log, equals: ["inside", "exit", "outside"])
    harness.pointerDrag(from: middle, to: CGPoint(x: 150, y: 290), duration: 0.5)
    expect(log, equals: ["inside", "exit", "outside", "exit", "outside"])
  }

  @Test func `pointer calls are recorded, and replay`() throws {
    let text = UITextView()
    text.text = (0..<600).map { "word \($0)" }.joined(separator: " ")
    let harness = show(text)
    let actions: [HarnessAction] = [
      .pointerMove(to: CGPoint(x: 100, y: 200)),
      .pointerDrag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 300), duration: 0.1),
      .pointerClick(at: CGPoint(x: 40, y: 150), isSecondary: false),
    ]
    let data = try JSONEncoder().encode(actions)
    expect(try JSONDecoder().decode([HarnessAction].self, from: data), equals: actions)
    for action in actions.dropLast() { harness.perform(action) }
    expect(text.selectedRange.length > 20)
    expect(
      actions.map { $0.description.prefix { $0 != "(" } },
      equals: [
        "pointerMove", "pointerDrag", "pointerClick",
      ])
  }
}
