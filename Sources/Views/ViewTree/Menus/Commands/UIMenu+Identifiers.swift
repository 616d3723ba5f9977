// SPDX-License-Identifier: Apache-2.0

import Foundation

// The identifiers of standard menus.
extension UIMenu.Identifier {
  /// The identifier of the root menu.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The identifier of the application menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The identifier of the file menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The identifier of the edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The identifier of the view menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The identifier of the window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The identifier of the help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The identifier of the format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The identifier of the menu with information about the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The identifier of the preferences menu.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The identifier of the services menu.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The identifier of the menu for hiding the app.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The identifier of the menu for quitting the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The identifier of the menu for opening a new scene.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The identifier of the menu for opening documents.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// The identifier of the menu of recent documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The identifier of the menu for closing.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The identifier of the print menu.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The identifier of the document menu.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The identifier of the menu for undoing and redoing.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The identifier of the menu of standard edit commands.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The identifier of the find menu.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The identifier of the menu for replacing text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The identifier of the share menu.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The identifier of the text style menu.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The identifier of the spelling menu.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The identifier of the menu of the spelling panel.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The identifier of the menu of spelling options.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The identifier of the substitutions menu.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The identifier of the menu of the substitutions panel.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The identifier of the menu of substitution options.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The identifier of the transformations menu.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The identifier of the speech menu.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The identifier of the lookup menu.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The identifier of the menu for learning words.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The identifier of the font menu.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The identifier of the text size menu.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The identifier of the text colour menu.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The identifier of the menu for copying and pasting text styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The identifier of the text menu.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The identifier of the writing direction menu.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The identifier of the alignment menu.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The identifier of the toolbar menu.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The identifier of the sidebar menu.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The identifier of the fullscreen menu.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The identifier of the menu for minimising and zooming windows.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The identifier of the menu for bringing all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The identifier of the menu for filling in stored information.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
}
