// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver

/// The command `mullion editor`, which provides code completion, navigation and quick help for unmodified
/// sources in an editor.
struct EditorCommand {
  private let options: EditorOptions

  init(_ options: EditorOptions) {
    self.options = options
  }

  /// Builds once and writes the files for the language server, or runs the server.
  ///
  /// - Throws: `CommandError` when a prerequisite is missing.
  func run() throws(CommandError) -> CommandOutcome {
    do throws(BuildError) {
      let build = PlatformBuild(.current)
      let files = try build.editorFiles(options.request)
      if !options.serves || !files.areThere { try prepare(files, build) }
      if options.serves { return CommandOutcome("", status: try files.serve(.current)) }
      return CommandOutcome(Self.words(files))
    } catch {
      throw CommandError(error.description)
    }
  }

  private func prepare(_ files: EditorFiles, _ build: PlatformBuild) throws(BuildError) {
    var request = options.request
    request.speaksAside = true
    if request.target == nil { request.arguments = ["--build-tests"] }
    let status = try build.run(request)
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let environment = BuildEnvironment.current
    // An editor may be started without the environment variables of this process.
    let variables = ["MULLION_CACHE", "XDG_CACHE_HOME", "MULLION_HOME"].compactMap { name in
      environment.variable(name).map { "\(name)=\($0)" }
    }
    let subject = environment.absolute(options.request.subject ?? ".")
    let count = try files.write(
      calling: ["/usr/bin/env"] + variables + [program, "editor", "--serve", subject])
    environment.say("mullion: \(count) sources are known to the language server\n")
    if status != 0 {
      environment.say("mullion: the build failed; sources that were compiled before it are known\n")
    }
  }

  private static func words(_ files: EditorFiles) -> String {
    """
    Have your editor start this program as its language server for Swift:

      \(files.serverPath)

    Visual Studio Code: "swift.sourcekit-lsp.serverPath"; others: instead of sourcekit-lsp.
    Nothing was written to \(files.root). Run mullion editor again after files or
    targets were added or removed.

    """
  }
}
