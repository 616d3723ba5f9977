// SPDX-License-Identifier: Apache-2.0

import MullionBuildDriver

/// A command of `mullion` with its options.
package enum Command: Equatable, Sendable {
  case render(RenderOptions)
  case layout(CaseOptions)
  case draw(DrawingOptions)
  case snapshot(CaseOptions)
  case diff(DiffOptions)
  case lint(LintOptions)
  case why(WhyOptions)
  /// The explanation of a lint code.
  case explain(String)
  case review(ReviewOptions)
  case replay(ReplayOptions)
  case report(ReportCommandOptions)
  case screens
  case build(BuildOptions)
  case previews(PreviewsOptions)
  case editor(EditorOptions)
  case doctor(DoctorOptions)
  case open(OpenOptions)
  case live(LiveOptions)
  /// A command for a live screen.
  case call(LiveCall)
  case skill(SkillOptions)
  /// The help of all commands, or of one.
  case help(String?)
  case version

  /// Parses the arguments after the program's name.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: [String]) throws(CommandError) {
    guard let name = words.first else {
      throw CommandError("Expected a command: \(Self.names); see mullion --help.")
    }
    let rest = words.dropFirst()
    // Arguments after -- are for another program.
    if words.prefix(while: { $0 != "--" }).contains(where: Self.asksForHelp) || name == "help" {
      let topic = name == "help" ? rest.first { !Self.asksForHelp($0) } : name
      self = .help(try Self.topic(topic))
      return
    }
    switch name {
    case "render": self = .render(try RenderOptions(rest))
    case "layout": self = .layout(try CaseOptions(rest, of: name, noun: "case"))
    case "draw": self = .draw(try DrawingOptions(rest))
    case "snapshot": self = .snapshot(try CaseOptions(rest, of: name, noun: "sequence"))
    case "diff": self = .diff(try DiffOptions(rest))
    case "lint" where Self.isOfLiveScreen(rest), "why" where Self.isOfLiveScreen(rest):
      self = .call(try LiveCall(rest, of: name))
    case "lint": self = .lint(try LintOptions(rest))
    case "why": self = .why(try WhyOptions(rest))
    case "explain": self = .explain(try Self.code(rest))
    case "review": self = .review(try ReviewOptions(rest))
    case "replay": self = .replay(try ReplayOptions(rest))
    case "report": self = .report(try ReportCommandOptions(rest))
    case "build", "test", "run":
      self = .build(try BuildOptions(rest, of: BuildRequest.Verb(rawValue: name) ?? .build))
    case "previews": self = .previews(try PreviewsOptions(rest))
    case "editor": self = .editor(try EditorOptions(rest))
    case "doctor": self = .doctor(try DoctorOptions(rest))
    case "open": self = .open(try OpenOptions(rest))
    case "live", "reload": self = .live(try LiveOptions(rest, of: name))
    case "skill": self = .skill(try SkillOptions(rest))
    case "look", "do": self = .call(try LiveCall(rest, of: name))
    case _ where LiveCall.actions.contains(name): self = .call(try LiveCall(rest, of: name))
    case "screens": self = try .alone(.screens, name, rest)
    case "--version": self = try .alone(.version, name, rest)
    default:
      throw CommandError(
        "Expected a command (\(Self.names)), found '\(name)'; see mullion --help.")
    }
  }

  private static let names =
    "build, test, run, previews, report, editor, doctor, open, look, do, reload, live, skill, render, layout, draw,"
    + " lint, why, explain, review, replay, snapshot, diff or screens"

  /// Returns whether the arguments of `lint` or `why` are about a live screen: a reference, `--screen`, or
  /// none while a screen is open.
  private static func isOfLiveScreen(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return LiveChoice.isPossible() }
    return first.hasPrefix("@") || first == "--screen" || first.hasPrefix("--screen=")
  }

  private static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  /// Returns the command to explain, or `nil` for all of them.
  private static func topic(_ name: String?) throws(CommandError) -> String? {
    guard let name, !asksForHelp(name), name != "--version" else { return nil }
    guard Help.pages.contains(where: { $0.command == name }) else {
      throw CommandError(
        "Expected a command (\(names)), found '\(name)'; see mullion --help.")
    }
    return name
  }

  /// Returns the only argument of `explain`.
  private static func code(_ words: ArraySlice<String>) throws(CommandError) -> String {
    guard words.count == 1, let code = words.first else {
      throw CommandError("explain needs one code of mullion lint, as in mullion explain CL020.")
    }
    return code
  }

  private static func alone(
    _ command: Command, _ name: String, _ rest: ArraySlice<String>
  ) throws(CommandError) -> Command {
    guard let word = rest.first else { return command }
    throw CommandError("\(name) takes no arguments, found '\(word)'.")
  }
}

extension Command {
  /// Parses the arguments after the program's name, and runs the command.
  @MainActor
  package static func run(_ words: [String]) async -> CommandOutcome {
    do throws(CommandError) {
      return try await Command(words).run()
    } catch {
      return CommandOutcome(error)
    }
  }

  @MainActor
  private func run() async throws(CommandError) -> CommandOutcome {
    switch self {
    case .render(let options): try await RenderCommand(options).run()
    case .layout(let options): try LayoutCommand(options).run()
    case .draw(let options): try await DrawingCommand(options).run()
    case .snapshot(let options): try SnapshotCommand(options).run()
    case .diff(let options): try DiffCommand(options).run()
    case .lint(let options): try await LintCommand(options).run()
    case .why(let options): try await WhyCommand(options).run()
    case .explain(let code): try ExplainCommand(code: code).run()
    case .review(let options): try ReviewCommand(options).run()
    case .replay(let options): try ReplayCommand(LiveChoice.completed(options)).run()
    case .report(let options): try ReportCommand(options).run()
    case .screens: ScreensCommand().run()
    case .build(let options): try BuildCommand(options).run()
    case .previews(let options): try PreviewsCommand(options).run()
    case .editor(let options): try EditorCommand(options).run()
    case .doctor(let options): try DoctorCommand(options).run()
    case .open(let options): try OpenCommand(options).run()
    case .live(let options): try LiveCommand(options).run()
    case .call(let call): try call.run()
    case .skill(let options): try SkillCommand(options).run()
    case .help(let command): CommandOutcome(Help.text(command))
    case .version: CommandOutcome("mullion \(Help.version)\n")
    }
  }
}
