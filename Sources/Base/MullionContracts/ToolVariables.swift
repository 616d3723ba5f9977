// SPDX-License-Identifier: Apache-2.0

/// The environment variables in which `mullion` passes its own invocation to the programs that it starts.
package enum ToolVariables {
  /// The command by which the tool was started, such as `mullion` or `swift run mullion`.
  package static let tool = "MULLION_TOOL"
  /// The folder whose goldens are reviewed, as passed to the tool; if unset, the working directory.
  package static let reviewedFolder = "MULLION_REVIEWED"
  /// The path that the launcher of a release replaced in `LD_LIBRARY_PATH`.
  package static let libraryPath = "MULLION_LIBRARY_PATH"
}
