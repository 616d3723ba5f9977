// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

/// Tests of the server of a live screen, with applications that are shell scripts.
struct LiveServerTests {
  private let workshop: LiveWorkshop

  init() throws { workshop = try LiveWorkshop() }

  @Test(arguments: [
    ("exit 4", "it ended itself with status 4"),
    ("kill -SEGV $$", "the signal 11, an invalid memory access ended it"),
    (
      "echo 'Shop/A.swift:3: Fatal error: no rows' >&2; kill -ILL $$",
      "it stopped itself: Shop/A.swift:3: Fatal error: no rows"
    ),
    ("sleep 60", "it took more than 1 s, the time that --timeout gives it"),
  ])
  func `an application that ends in an action is a sentence with the action`(
    script: String, cause: String
  ) throws {
    try workshop.plant(
      "reply; read line <&3; perform 'tap Add'; read line <&3; begin 'tap @e7'; \(script)", limit: 1
    )
    expect(try workshop.run("tap", "Add").status, equals: 0)
    let errors = """
      mullion: the screen 'planted' ended during 'tap @e7': \(cause).
      mullion open Planted/ opens it again; with --replay it performs the action until then again.

      """
    expect(
      try workshop.run("do", "tap @e7"),
      equals: LiveWorkshop.Result(status: 3, output: "", errors: errors))
    expect(
      try workshop.run("look"), equals: LiveWorkshop.Result(status: 4, output: "", errors: errors))
    expect(try workshop.run("live").output.contains("ended: \(cause)"))
  }

  @Test func `an application without a window is a sentence`() throws {
    try workshop.plant(
      """
      printf '{"output":"","errors":"the application shows no window","status":3,"actions":[]}\\n' >&3
      sleep 60
      """)
    let look = try workshop.run("look")
    expect([3, 4].contains(look.status))
    expect(
      look.errors.hasPrefix("mullion: the screen 'planted' ended: the application shows no window.")
    )
  }

  @Test func `endless output keeps its end in files of limited size`() throws {
    try workshop.plant(
      "reply; read line <&3; yes 'a line of text' 2>/dev/null | head -n 200000; echo last; reply shown; serve"
    )
    let look = try workshop.run("look")
    expect(look.output, equals: "shown\n")
    expect(look.errors.contains("the last of 200001 lines, see /cache/live/planted/log:\n"))
    expect(look.errors.hasSuffix("  a line of text\n  last\n"))
    for name in ["log", "log.1"] {
      let size = workshop.text("cache/live/planted/\(name)")?.utf8.count ?? -1
      expect((1...600_000).contains(size))
    }
  }

  @Test func `text of the application is escaped`() throws {
    try workshop.plant(
      "reply; read line <&3; printf 'a\\033[2Jb\\n'; reply 'c\\u001b]0;d\\u202ee'; cat <&3")
    let look = try workshop.run("look")
    expect(look.output, equals: "c\\u{1B}]0;d\\u{202E}e\n")
    expect(look.errors, equals: "the application printed:\n  a\\u{1B}[2Jb\n")
  }

  @Test func `closing ends the application with its own children`() throws {
    try workshop.plant("sleep 600 & echo $! > \(workshop.path)/child; serve")
    expect(try workshop.run("look", "--screen", "planted").status, equals: 0)
    expect(
      try workshop.run("live", "--close"),
      equals: LiveWorkshop.Result(status: 0, output: "'planted' is closed\n", errors: ""))
    expect(workshop.waitForEnd(ofProcessIn: "child"))
    expect(workshop.permissions("/planted"), equals: -1)
  }

  @Test func `a server that was killed leaves a sentence, and no application`() throws {
    try workshop.plant(
      "echo $$ > \(workshop.path)/child; echo $PPID > \(workshop.path)/server; serve")
    kill(try #require(workshop.process(in: "server")), SIGKILL)
    expect(workshop.waitForEnd(ofProcessIn: "server"))
    let look = try workshop.run("look")
    expect(look.status, equals: 4)
    expect(
      look.errors,
      equals: """
        mullion: the screen 'planted' ended: its process is gone, as when it is killed or the machine starts again.
        mullion open Planted/ opens it again.

        """)
    expect(workshop.permissions("/planted/socket"), equals: -1)
    expect(workshop.waitForEnd(ofProcessIn: "child"))
  }

  @Test func `a screen is closed when it is idle`() throws {
    try workshop.plant("echo $$ > \(workshop.path)/child; serve", idle: 1)
    expect(workshop.waitForEnd(ofProcessIn: "child"))
    let look = try workshop.run("look")
    expect(look.status, equals: 4)
    expect(look.errors.contains("it was closed after 0 min without a command"))
  }

  @Test func `only this user can use the socket and the folders`() throws {
    try workshop.plant("serve")
    expect(
      ["/", "/planted", "/planted/socket"].map(workshop.permissions), equals: [0o700, 0o700, 0o600])
    chmod("\(workshop.path)/cache/live/planted", 0o755)
    let look = try workshop.run("look")
    expect(look.status, equals: 2)
    expect(look.errors.hasPrefix("mullion: '/cache/live/planted' is not private"))
    chmod("\(workshop.path)/cache/live/planted", 0o700)
  }

  @Test func `without a screen each command names the way to open one`() throws {
    for command in [["look"], ["do", "back"], ["tap", "@e1"], ["reload"], ["why", "@e1"]] {
      let result = try workshop.run(command[0], command.dropFirst().first ?? "--screen=none")
      expect(result.status, equals: 4)
      expect(result.errors.contains("mullion open"))
    }
    try workshop.plant("serve")
    let elsewhere = try workshop.run("look", in: "")
    expect(elsewhere.status, equals: 4)
    expect(elsewhere.errors.contains("choose one with --screen: 'planted'"))
  }
}
