// SPDX-License-Identifier: Apache-2.0

/// The environment variables by which `mullion` tells the programs that it starts how a person called it.
package enum ToolVariables {
  /// The words that the tool was called by, such as `mullion` or `swift run mullion`.
  package static let tool = "MULLION_TOOL"
  /// The folder that the tool was given, whose goldens are reviewed; none: the working folder.
  package static let reviewedFolder = "MULLION_REVIEWED"
}
