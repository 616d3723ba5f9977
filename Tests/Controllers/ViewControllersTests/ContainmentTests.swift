// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

@MainActor
@Suite
struct ContainmentTests {
  @Test
  func `adding a child tells it, and takes it from its former parent`() {
    let record = Record()
    let (first, second) = (UIViewController(), UIViewController())
    let child = RecordingController(record: record)
    first.addChild(child)
    expect(record.lines, equals: ["will move to parent"])
    expect(child.parent === first)
    second.addChild(child)
    expect(first.children.isEmpty)
    expect(second.children, equals: [child])
    child.removeFromParent()
    expect(record.lines.last, equals: "did leave parent")
    expect(child.parent == nil)
  }

  @Test
  func `a controller can't be put into itself`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
  }

  @Test
  func `a controller that names a nib that is not there says so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIViewController(nibName: "Main", bundle: nil).view
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("'Main'"))
  }

  @Test
  func `events go from a view to its controller, and on to the view around it`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.view.addSubview(child.view)
    expect(child.view.next === child)
    expect(child.next === parent.view)
    expect(parent.view.next === parent)
  }
}
