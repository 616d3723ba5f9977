// SPDX-License-Identifier: Apache-2.0

/// An implementation detail: an editor, connected to the canvas of its text.
@preconcurrency @MainActor
public struct _TextPlaces {
  let pointing: TextPointing

  var editor: TextEditor { pointing.editor }
}
