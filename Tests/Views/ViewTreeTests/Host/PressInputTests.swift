// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionDisplayTree
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of random key presses, compared with the set of pressed keys, and of display links.
@MainActor
@Suite(.onDisplayOfItsOwn)
struct PressInputTests {
  // MARK: PressInput

  private final class Board: UIView {
    var keeps = true
    var log: [String] = []
    var held: [Int] = []
    override var canBecomeFirstResponder: Bool { true }

    private func record(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      for press in presses { log.append("\(word) \(press.key?.keyCode.rawValue ?? 0)") }
      held = (event?.allPresses ?? []).compactMap { $0.key?.keyCode.rawValue }.sorted()
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      record("began", presses, event)
      if !keeps { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      record("ended", presses, event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      record("cancelled", presses, event)
    }
  }

  @Test(arguments: 0..<20)
  func `a key begins once and ends once, where it began, whatever is first meanwhile`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let root = UIView()
    let boards = [Board(), Board()]
    for board in boards { root.addSubview(board) }
    boards[1].keeps = false
    let input = PressInput(root: root)
    /// The input views on which the pressed keys went down.
    var model: [Int: Int] = [:]
    for step in 0..<80 {
      let usage = Int.random(in: 4...8, using: &random)
      var first = Int.random(in: 0...1, using: &random)
      for board in boards { board.log = [] }
      var wanted: [[String]] = [[], []]
      var isKept = false
      if step % 20 == 19 {
        input.viewWillLeave(boards[first])
        for (key, board) in model where board == first {
          wanted[first].append("cancelled \(key)")
          model[key] = nil
        }
        expect(boards.map { $0.log.sorted() }, equals: wanted.map { $0.sorted() })
        continue
      }
      let phase = [PressEvent.Phase.began, .ended, .cancelled].randomElement(using: &random)
      let event = PressEvent(phase: phase ?? .began, usage: usage)
      let answer = input.handle(event) { boards[first] }
      if phase == .began {
        if let held = model[usage] {
          first = held
        } else {
          wanted[first] = ["began \(usage)"]
          model[usage] = first
          expect(boards[first].held, equals: model.keys.sorted())
        }
        isKept = boards[first].keeps
      } else if let held = model.removeValue(forKey: usage) {
        wanted[held] = ["\(phase == .ended ? "ended" : "cancelled") \(usage)"]
        isKept = boards[held].keeps
      }
      expect(answer == isKept && boards.map(\.log) == wanted, "step \(step)")
    }
  }

  // MARK: DisplayLinks

  private final class Link: FrameFollowing {
    var isRunning = true
    var times: [TimeInterval] = []
    func frame(at time: TimeInterval, lasting frame: TimeInterval) { times.append(time) }
  }

  @Test(arguments: 0..<10)
  func `links that run are called once a frame of one surface, and those that stop no more`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    let links = (0..<4).map { _ in Link() }
    var running = [Bool](repeating: false, count: 4)
    for link in links { link.isRunning = false }
    for _ in 0..<60 {
      let index = Int.random(in: 0..<4, using: &random)
      if Bool.random(using: &random) {
        running[index].toggle()
        links[index].isRunning = running[index]
        DisplayLinks.changed(links[index])
      }
      for link in links { link.times = [] }
      stage.frame(after: 1 / 60)
      expect(links.map(\.times), equals: running.map { $0 ? [stage.time] : [] })
    }
    expect(DisplayLinks.virtualTime, equals: stage.surface.virtualTime)
    for link in links {
      link.isRunning = false
      DisplayLinks.changed(link)
    }
  }

  @Test func `what waits for layout on the display that counts is laid out now`() {
    let stage = Stage()
    stage.root.setNeedsLayout()
    DisplayLinks.layOutPending()
    expect(!stage.root.needsLayoutPass)
    let link = Link()
    DisplayLinks.changed(link)
    do {
      let other = Stage()
      other.frame()
      expect(link.times.count <= 1)
    }
    // The surface that it followed may be gone: it follows the next that has a frame.
    link.times = []
    stage.frame()
    stage.frame()
    expect(link.times.last, equals: stage.time)
    link.isRunning = false
    DisplayLinks.changed(link)
  }
}
