// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting

extension ScreenAction {
  /// Returns the actions of one group, separated by semicolons, as in `tap 20,40; wait 0.1; tap Edit`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package static func go(_ text: String) throws(CommandError) -> [ScreenAction] {
    do throws(PictureFailure) {
      return try ScreenScript(text).actions
    } catch {
      throw CommandError("--do: \(error.description)")
    }
  }
}
