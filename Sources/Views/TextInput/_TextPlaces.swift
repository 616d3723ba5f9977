// SPDX-License-Identifier: Apache-2.0

/// Hidden: an editor, joined to what shows its text.
@preconcurrency @MainActor
public struct _TextPlaces {
  let pointing: TextPointing

  var editor: TextEditor { pointing.editor }
}
