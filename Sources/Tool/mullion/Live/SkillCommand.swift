// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver
import MullionContracts

/// The command `mullion skill`, which writes a page for coding agents about the commands and a project.
struct SkillCommand {
  private let options: SkillOptions
  private let environment = BuildEnvironment.current

  init(_ options: SkillOptions) { self.options = options }

  /// Returns the page, or writes it into the file.
  ///
  /// - Throws: `CommandError` when a named project cannot be read, or the file cannot be written.
  func run() throws(CommandError) -> CommandOutcome {
    let page = SkillPage(
      tool: environment.variable(ToolVariables.tool) ?? "mullion", project: try project()
    ).text
    guard let path = options.output else { return CommandOutcome(page) }
    try NamedFile(path: path).write(Data(page.utf8))
    return CommandOutcome("written to \(path)\n")
  }

  /// Returns the contents of the project with the estimate of its files, or `nil` if none was named and there
  /// is none in the working folder.
  private func project() throws(CommandError) -> SkillPage.Project? {
    let contents: ProjectContents
    do throws(BuildError) {
      contents = try ProjectContents(options.request, environment)
    } catch {
      guard options.request.subject != nil else { return nil }
      throw CommandError(error.description)
    }
    return SkillPage.Project(
      subject: options.request.subject ?? ".", contents: contents, estimate: estimate)
  }

  /// The last sentence of the estimate, or `nil` without a toolchain or Mullion's modules.
  private var estimate: String? {
    do throws(BuildError) {
      let text = try SubjectEstimate(environment).estimate(options.request).text
      return text.split(separator: "\n").last.map(String.init)
    } catch {
      return nil
    }
  }
}
