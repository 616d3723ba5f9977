// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

struct CommandParsingTests {
  private func command(_ line: String) throws(CommandError) -> Command {
    try Command(line.split(separator: " ").map(String.init))
  }

  private func sentence(_ line: String) -> String? {
    do throws(CommandError) {
      _ = try command(line)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `render has the size and the scale of a phone`() throws {
    guard case .render(let options) = try command("render mosaic") else {
      Issue.record("not a render command")
      return
    }
    expect(options.screen, equals: "mosaic")
    expect(options.order.size, equals: CGSize(width: 390, height: 844))
    expect(options.order.scale, equals: 2)
    expect(options.order.scroll, equals: 0)
    expect(options.photos == nil)
    expect(options.output == nil)
    expect(options.order.format, equals: .text)
  }

  @Test func `render takes its options in any order`() throws {
    let line =
      "render --size=1200x800 --dark --photos p mosaic --scroll -20.5 --scale 1 -o a/b.SVG"
    guard case .render(let options) = try command(line) else {
      Issue.record("not a render command")
      return
    }
    expect(options.order.size, equals: CGSize(width: 1200, height: 800))
    expect(options.photos, equals: "p")
    expect(options.order.scroll, equals: -20.5)
    expect(options.order.isDark)
    expect(!options.order.isRightToLeft)
    expect(options.order.scale, equals: 1)
    expect(options.output, equals: "a/b.SVG")
    expect(options.order.format, equals: .svg)
  }

  @Test func `layout takes several cases after each option`() throws {
    guard case .layout(let options) = try command("layout --id A B --json --id C --cases f.json")
    else {
      Issue.record("not a layout command")
      return
    }
    expect(options.file, equals: "f.json")
    expect(options.identifiers, equals: ["A", "B", "C"])
    expect(options.isJSON)
  }

  @Test(arguments: [
    ("--help", nil), ("-h", nil), ("help", nil), ("render --help", "render"),
    ("layout -h", "layout"),
    ("help why", "why"), ("lint home --help", "lint"),
  ])
  func `help is a command of its own and of every command`(line: String, page: String?) throws {
    expect(try command(line), equals: .help(page))
  }

  @Test @MainActor func `a command's page is its own, and the whole page has them all`() async {
    let commands = [
      "build", "test", "run", "previews", "editor", "doctor", "render", "layout", "draw",
      "snapshot", "diff",
      "lint",
      "why", "review", "replay",
      "screens",
    ]
    let whole = await Command.run(["--help"]).output
    for command in commands {
      let page = await Command.run([command, "--help"]).output
      expect(page.hasPrefix("mullion \(command)"))
      expect(page.components(separatedBy: "\n").count { $0.hasPrefix("mullion ") }, equals: 1)
      expect(whole.contains(page))
    }
    expect(await Command.run(["help", "paint"]).status, equals: 2)
  }

  @Test(arguments: [
    (
      "",
      "Expected a command: build, test, run, previews, report, editor, doctor, open, look, do, reload, "
        + "live, skill, render, layout, draw, lint, why, explain, review, replay, snapshot, diff or screens; see mullion --help."
    ),
    (
      "paint",
      "Expected a command (build, test, run, previews, report, editor, doctor, open, look, do, reload, "
        + "live, skill, render, layout, draw, lint, why, explain, review, replay, snapshot, diff or screens), found 'paint'; see mullion --help."
    ),
    ("screens all", "screens takes no arguments, found 'all'."),
    (
      "render",
      "render needs the name of a screen, see mullion screens, a .xib or .storyboard file, or a"
        + " package or project: a path with a / in it."
    ),
    ("render a b", "render takes one screen, found 'a' and 'b'."),
    ("render a --size", "--size expects a size like 390x844, found nothing."),
    (
      "render a --size 390",
      "--size expects WIDTHxHEIGHT from 1 to 10000 points each, like 390x844, found '390'."
    ),
    (
      "render a --size 0x10",
      "--size expects WIDTHxHEIGHT from 1 to 10000 points each, like 390x844, found '0x10'."
    ),
    ("render a --scale nan", "--scale expects a number from 1 to 4, found 'nan'."),
    ("render a --scroll down", "--scroll expects a number of points, found 'down'."),
    (
      "render a --numbers",
      "--numbers is for one picture: give -o FILE.png or -o FILE.svg, without --strip."
    ),
    ("render a --strip 6", "--strip shows the effect of --do: add --do ACTIONS."),
    (
      "render a --strip 1 --do rotate",
      "--strip expects a number of frames from 2 to 60, found '1'."
    ),
    (
      "render a --area 1,2,3",
      "--area expects X,Y,WIDTH,HEIGHT in points, like 0,100,390,200, found '1,2,3'."
    ),
    (
      "render a --do jump",
      "--do: action 1 of 1, 'jump': there is no action 'jump'. Actions are tap, hold, drag, pull, "
        + "wheel, scroll, swipe, type, press, wait, rotate, back, traits."
    ),
    ("render a -o a.jpg", "-o expects a file that ends in .png, .svg or .txt, found 'a.jpg'."),
    (
      "render a --size 10000x10000 --scale 4",
      "--size times --scale may be at most 32767 pixels a side and 100 million in total."
    ),
    (
      "render a --colour",
      "render takes --scene, --photos, --size, --scale, --scroll, --dark, --high-contrast, "
        + "--right-to-left, --text, --do, --strip, --area, --numbers, --recording, --step, --package-path, --target, "
        + "--swift-version, --package, --checkouts, --clean, --timeout and -o, found '--colour'."
    ),
    ("layout", "layout needs --cases FILE."),
    (
      "layout cases.json",
      "layout takes --cases FILE, --id ID, --json and --solver, found 'cases.json'."
    ),
    ("snapshot", "snapshot needs --cases FILE."),
    ("snapshot f", "snapshot takes --cases FILE, --id ID and --json, found 'f'."),
    (
      "lint --catalogue --json",
      "lint --catalogue prints all rules and takes nothing else, found '--json'."
    ),
    ("layout --cases f --json=yes", "--json takes no value, found 'yes'."),
  ])
  func `bad usage is one sentence`(line: String, expected: String) {
    expect(sentence(line), equals: expected)
  }

  @Test @MainActor func `bad usage ends with status 2 and nothing on standard output`() async {
    let outcome = await Command.run(["paint"])
    expect(outcome.status, equals: 2)
    expect(outcome.output.isEmpty)
    expect(outcome.errors.hasPrefix("mullion: Expected a command"))
    expect(outcome.errors.filter { $0 == "\n" }.count, equals: 1)
  }
}
