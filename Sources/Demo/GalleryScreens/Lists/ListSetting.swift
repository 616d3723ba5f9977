// SPDX-License-Identifier: Apache-2.0

/// A setting in a list: a name, its value, and its description.
struct ListSetting: Hashable {
  let name: String
  var value = ""
  var note = ""

  static let reading = [
    ListSetting(name: "Text Size", value: "Large"),
    ListSetting(
      name: "Hyphenation", value: "Off",
      note: "Breaks long words at the end of a line, so that narrow columns stay even."),
    ListSetting(name: "Font", value: "Serif"),
    ListSetting(name: "Margins", value: "Wide"),
  ]

  static let library = [
    ListSetting(name: "Sort By", value: "Title"),
    ListSetting(
      name: "Offline Copies", value: "12",
      note: "Books that were opened in the last month stay on this device."),
    ListSetting(name: "Finished Books", value: "Hidden"),
    ListSetting(name: "Downloads", value: "Wi-Fi"),
    ListSetting(name: "Highlights", value: "Shared"),
  ]
}
