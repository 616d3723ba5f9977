// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import RandomTesting
import Testing
import UIKit

/// Tests with random scripts of collection views, with a check of the whole state after every step.
///
/// A hundred scripts, or ten thousand with `MULLION_FULL=1`. `MULLION_SCRIPT` selects one script instead, as
/// text printed by a failure or by its number alone; `MULLION_TRACE=1` prints its steps.
@MainActor
@Suite("Engine scripts")
struct EngineScriptTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let count = FullRun.isEnabled ? 10_000 : 100
  nonisolated private static let blocks = 10
  nonisolated private static let steps = 25

  private func live(_ script: EngineScript) -> String? {
    TrapNote.set("\(script)")
    defer { TrapNote.set(nil) }
    return ScriptWorld.live(script)
  }

  private func expectWell(_ script: EngineScript) {
    guard let fault = live(script) else { return }
    guard Self.environment["MULLION_TRACE"] == nil else {
      Issue.record("\(fault), in \(script)")
      return
    }
    let short = script.reduced { live($0) != nil }
    Issue.record("\(live(short) ?? fault), in \(short)")
  }

  @Test(arguments: 0..<blocks)
  func `whatever happens, the whole state agrees, and everything ends well`(block: Int) {
    guard Self.environment["MULLION_SCRIPT"] == nil else { return }
    for seed in stride(from: block, to: Self.count, by: Self.blocks) {
      expectWell(EngineScript(seed: UInt64(seed), count: Self.steps))
    }
  }

  @Test func `the script that the environment names ends well`() {
    guard let text = Self.environment["MULLION_SCRIPT"],
      let script = UInt64(text).map({ EngineScript(seed: $0, count: Self.steps) })
        ?? EngineScript(text)
    else { return }
    expectWell(script)
  }

  @Test(arguments: FrozenScripts.all.map(\.text))
  func `what failed once fails no more`(text: String) throws {
    let script = try #require(EngineScript(text))
    expect(live(script) == nil)
  }

  @Test func `equal scripts give equal pictures, step by step`() {
    for seed in 0..<12 {
      let script = EngineScript(seed: UInt64(seed), count: 20)
      let pictures = (0..<2).map { _ in
        var pictures: [String] = []
        _ = ScriptWorld.live(script) { pictures.append($0.picture) }
        return pictures
      }
      expect(pictures[0], equals: pictures[1])
      expect(Set(pictures[0]).count > 3)
    }
  }

  @Test func `scripts are told and read as text`() {
    let script = EngineScript(seed: 5, count: 30)
    expect(EngineScript(script.description), equals: script)
    expect(EngineScript("5: jump.1") == nil)
  }

  @Test func `a script that fails is reduced to what it fails by`() {
    let script = EngineScript(seed: 5, count: 60)
    let wanted = Set(script.steps.prefix(40).suffix(2))
    let short = script.reduced { wanted.isSubset(of: $0.steps) }
    expect(Set(short.steps), equals: wanted)
    expect(short.steps.count, equals: 2)
  }
}
