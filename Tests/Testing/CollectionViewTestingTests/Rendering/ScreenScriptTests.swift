// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing

/// Tests of the language of actions.
struct ScreenScriptTests {
  @Test func `actions are separated by semicolons outside of quotation marks`() throws {
    let script = try ScreenScript(
      "tap @e7;; type \"a; \\\"b\\\"\" ; scroll @e3 down; scroll right 20 ;scroll to Sun; swipe @e2 left"
    )
    expect(
      script.actions,
      equals: [
        .tapReference("@e7"), .type("a; \"b\""), .scroll("@e3", .down, nil),
        .scroll(nil, .right, 20), .scrollTo(nil, "Sun"), .swipe("@e2", .left),
      ])
    let others = try ScreenScript(
      "tap 1,2; tap Edit; hold @e1; scroll @e3 to \"to be\"; traits dark, largest; back; wait 0.3")
    expect(
      others.actions,
      equals: [
        .tap(CGPoint(x: 1, y: 2)), .tapText("Edit"), .holdReference("@e1"),
        .scrollTo("@e3", "to be"), .settings([.dark, .textSize("largest")]), .back, .wait(0.3),
      ])
    expect(others.steps.map(\.text).last, equals: "wait 0.3")
    expect(try ScreenScript("type 5\"; tap A").actions, equals: [.type("5\""), .tapText("A")])
  }

  @Test(arguments: [
    (
      "tap A; scrol B",
      "action 2 of 2, 'scrol B': there is no action 'scrol'; the nearest is scroll."
    ),
    ("scroll", "action 1 of 1, 'scroll': expected scroll [@e3] down|up|left|right [POINTS]"),
    ("wait -1", "action 1 of 1, 'wait -1': expected wait SECONDS, up to 60."),
    ("traits drak", "action 1 of 1, 'traits drak': 'drak' is no trait; the nearest is dark."),
    (
      "press pagedown",
      "action 1 of 1, 'press pagedown': 'pagedown' is no key; the nearest is pageDown"
    ),
    ("; ;", "actions were expected, such as tap @e7 or scroll down, found '; ;'."),
  ])
  func `an invalid action is named with its position and the nearest name`(
    script: String, message: String
  ) {
    do {
      _ = try ScreenScript(script)
      expect("\(script) was parsed", equals: message)
    } catch {
      expect(error.description.hasPrefix(message), "\(error.description)")
    }
  }
}
