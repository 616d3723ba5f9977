// SPDX-License-Identifier: Apache-2.0

/// An entry of the sidebar screen: a folder, a subfolder, a contact.
struct SidebarPlace: Hashable {
  let name: String
  let symbol: String
  var places: [SidebarPlace] = []
}

extension SidebarPlace {
  /// The top-level entries.
  static let shortcuts = [
    SidebarPlace(name: "Today", symbol: "sun.max"),
    SidebarPlace(name: "Drafts", symbol: "pencil"),
    SidebarPlace(name: "Trash", symbol: "trash"),
  ]

  /// The folders and their contents.
  static let folders = SidebarPlace(
    name: "Folders", symbol: "folder",
    places: [
      SidebarPlace(
        name: "House", symbol: "house",
        places: [
          SidebarPlace(name: "Repairs", symbol: "wrench"),
          SidebarPlace(
            name: "Garden", symbol: "leaf",
            places: [
              SidebarPlace(name: "Seeds", symbol: "drop"),
              SidebarPlace(name: "Beds", symbol: "square.grid.2x2"),
            ]),
        ]),
      SidebarPlace(
        name: "Journeys", symbol: "map",
        places: [
          SidebarPlace(name: "North by Train", symbol: "tram"),
          SidebarPlace(name: "Islands", symbol: "globe"),
        ]),
      SidebarPlace(name: "Letters", symbol: "envelope"),
    ])

  /// The contacts with shared notes.
  static let people = SidebarPlace(
    name: "Shared", symbol: "person.2",
    places: [
      SidebarPlace(name: "Ines", symbol: "person"),
      SidebarPlace(name: "Theo", symbol: "person"),
    ])
}
