// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// The root type of files and other items: `public.item`.
  public static let item = UTType(declared: "public.item")
  /// Documents and other content: `public.content`.
  public static let content = UTType(declared: "public.content")
  /// Content with mixed components, such as formatted text with images: `public.composite-content`.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// Disk images: `public.disk-image`.
  public static let diskImage = UTType(declared: "public.disk-image")
  /// The root type of byte streams: `public.data`.
  public static let data = UTType(declared: "public.data")
  /// Directories, including packages: `public.directory`.
  public static let directory = UTType(declared: "public.directory")
  /// Items that refer to other items: `com.apple.resolvable`.
  public static let resolvable = UTType(declared: "com.apple.resolvable")
  /// Symbolic links: `public.symlink`.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// Executable code: `public.executable`.
  public static let executable = UTType(declared: "public.executable")
  /// Mount points of volumes: `com.apple.mount-point`.
  public static let mountPoint = UTType(declared: "com.apple.mount-point")
  /// Alias files: `com.apple.alias-file`.
  public static let aliasFile = UTType(declared: "com.apple.alias-file")
  /// URL bookmarks: `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
  /// URLs: `public.url`.
  public static let url = UTType(declared: "public.url")
  /// File URLs: `public.file-url`.
  public static let fileURL = UTType(declared: "public.file-url")
}
