// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// The demonstration screens, which the `gallery` application shows and `mullion render` renders.
///
/// They use UIKit's public API, Composer, and a few additions of `MullionExtras`, such as the waterfall.
@MainActor
public enum Gallery {
  /// All screens, in the order of the menu, with the default options.
  public static var screens: [GalleryScreen] { screens(options: GalleryOptions()) }

  /// Returns all screens, in the order of the menu, with the given options.
  public static func screens(options: GalleryOptions) -> [GalleryScreen] {
    [
      GalleryScreen(
        id: "mosaic", title: "Photos", summary: "Two mosaics, page after page", tint: .systemTeal
      ) { MosaicViewController(options: options) },
      GalleryScreen(
        id: "columns", title: "Columns", summary: "Two, four, and an odd one out",
        tint: .systemIndigo
      ) { ColumnsViewController() },
      GalleryScreen(
        id: "recipes", title: "Recipes", summary: "Insert, delete, move, reload",
        tint: .systemOrange
      ) { RecipesViewController() },
      GalleryScreen(
        id: "carousel", title: "Carousel", summary: "Three colours without an end",
        tint: .systemPink
      ) { CarouselViewController() },
      GalleryScreen(
        id: "home", title: "Home", summary: "Described by Composer", tint: .systemGreen
      ) { HomeViewController() },
      GalleryScreen(
        id: "store", title: "Store", summary: "A page that scrolls in six ways", tint: .systemRed
      ) { StoreViewController() },
      GalleryScreen(
        id: "waterfall", title: "Waterfall", summary: "Cards in uneven columns",
        tint: .systemPurple
      ) { WaterfallViewController() },
      GalleryScreen(
        id: "lists", title: "Lists", summary: "Five looks of the same rows", tint: .systemBlue
      ) { TitledScreen(rootViewController: ListsViewController()) },
      GalleryScreen(
        id: "mail", title: "Mail", summary: "Swipe a message, select many",
        tint: .systemCyan
      ) { MailScreen() },
      GalleryScreen(
        id: "chat", title: "Chat", summary: "From the end, with a drift meter",
        tint: .systemGreen
      ) { ChatScreen() },
      GalleryScreen(
        id: "sidebar", title: "Sidebar", summary: "Folders in folders", tint: .systemYellow
      ) { SidebarScreen() },
      GalleryScreen(
        id: "settings", title: "Settings", summary: "A table that is set",
        tint: .systemGray
      ) { TitledScreen(rootViewController: SettingsViewController()) },
      GalleryScreen(
        id: "palette", title: "Palette", summary: "A grid and words that flow",
        tint: .systemMint
      ) { TitledScreen(rootViewController: PaletteViewController()) },
      GalleryScreen(
        id: "controllers", title: "Controllers", summary: "Bars that follow what scrolls",
        tint: .systemPurple
      ) { ControllersScreen() },
      GalleryScreen(
        id: "controls", title: "Controls", summary: "Rows, every control, an outline",
        tint: .systemBrown
      ) { TitledScreen(rootViewController: ControlsViewController()) },
      GalleryScreen(
        id: "symbols", title: "Symbols", summary: "Weights, colours, names",
        tint: .systemGray
      ) { SymbolsViewController() },
      GalleryScreen(
        id: "text", title: "Text", summary: "Fonts in a line, fields, an editor",
        tint: .systemRed
      ) { FieldsViewController() },
    ]
  }

  /// Whether pictures are still being listed or decoded; render a screen only when this is `false`.
  public static var isLoading: Bool { PhotoLoader.shared.isBusy || PhotoLibrary.listings > 0 }

  /// Returns the gallery as an application shows it: a menu of all screens beside or above the selected one.
  ///
  /// - Parameters:
  ///   - selected: the `id` of the initial screen; the first one if `nil` or unknown.
  ///   - options: the options of the screens.
  /// - Returns: a new view controller, to be the root of a window.
  public static func viewController(
    selected: String? = nil, options: GalleryOptions = GalleryOptions()
  ) -> UIViewController {
    ShellViewController(screens: screens(options: options), selected: selected)
  }
}
