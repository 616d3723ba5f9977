// SPDX-License-Identifier: Apache-2.0

import Foundation

// The names of the menus that programs have.
extension UIMenu.Identifier {
  /// The menu called root.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu called application.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu called file.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu called edit.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu called view.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu called window.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu called help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu called format.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu called about.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The menu called preferences.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The menu called services.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The menu called hide.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The menu called quit.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu called new scene.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu called open.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// The menu called open recent.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The menu called close.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The menu called print.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The menu called document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu called undo redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu called standard edit.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The menu called find.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The menu called replace.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu called share.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu called text style.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The menu called spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The menu called spelling panel.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The menu called spelling options.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The menu called substitutions.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The menu called substitutions panel.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The menu called substitution options.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The menu called transformations.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The menu called speech.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The menu called lookup.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The menu called learn.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu called font.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu called text size.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The menu called text color.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The menu called text style pasteboard.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The menu called text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The menu called writing direction.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The menu called alignment.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu called toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The menu called sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The menu called fullscreen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu called minimize and zoom.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The menu called bring all to front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The menu called auto fill.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
}
