// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the listeners of collection views (`EngineEvents`), and of their events (`EngineEvent`).
@MainActor
@Suite("EngineEvents")
struct EngineEventsTests {
  @Test func `listeners hear of each event, the oldest first, until they are removed`() {
    let view = UIScrollView()
    var heard: [String] = []
    func record(_ name: String) -> EngineEvents.Listener {
      { teller, event in
        guard teller === view, case .applied(let words) = event else { return }
        heard.append("\(name) \(words)")
      }
    }
    let one = EngineEvents.add(record("one"))
    let two = EngineEvents.add(record("two"))
    EngineEvents.notify(view, .applied("a"))
    EngineEvents.remove(one)
    EngineEvents.notify(view, .applied("b"))
    EngineEvents.remove(two)
    EngineEvents.notify(view, .applied("c"))
    expect(heard, equals: ["one a", "two a", "two b"])
  }

  @Test func `a view tells which elements it asked for, and why its layout was solved anew`() {
    let stage = Stage(Layouts.grid(columns: 1, height: 200), counts: [3])
    var heard: [String] = []
    func words(_ event: EngineEvent) -> String? {
      switch event {
      case .configured(let kind, let path, let isAgain):
        "\(kind ?? "cell") \(path.words)\(isAgain ? " again" : "")"
      case .invalidated(.reload): "reload"
      default: nil
      }
    }
    let token = EngineEvents.add { [view = stage.view] teller, event in
      if teller === view, let said = words(event) { heard.append(said) }
    }
    defer { EngineEvents.remove(token) }
    stage.frame()
    expect(heard, equals: [0, 1, 2].map { "cell section 0, item \($0)" })
    heard = []
    stage.view.reconfigureItems(at: [[0, 1]])
    expect(heard, equals: ["cell section 0, item 1 again"])
    heard = []
    stage.view.reloadData()
    expect(heard, equals: ["reload"])
  }
}
