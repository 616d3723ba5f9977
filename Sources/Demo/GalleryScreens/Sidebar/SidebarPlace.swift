// SPDX-License-Identifier: Apache-2.0

/// A place of the sidebar screen: a folder, a shelf, a person.
struct SidebarPlace: Hashable {
  let name: String
  let symbol: String
  var places: [SidebarPlace] = []
}

extension SidebarPlace {
  /// The places that stand by themselves.
  static let shortcuts = [
    SidebarPlace(name: "Today", symbol: "sun.max"),
    SidebarPlace(name: "Drafts", symbol: "pencil"),
    SidebarPlace(name: "Trash", symbol: "trash"),
  ]

  /// The folders and what is in them.
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

  /// The people and what they share.
  static let people = SidebarPlace(
    name: "Shared", symbol: "person.2",
    places: [
      SidebarPlace(name: "Ines", symbol: "person"),
      SidebarPlace(name: "Theo", symbol: "person"),
    ])
}
