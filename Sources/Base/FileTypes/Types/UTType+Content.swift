// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// The root type of files and other items: `public.item`.
  public static let item = UTType(declared: "public.item")
  /// The type of documents and other content: `public.content`.
  public static let content = UTType(declared: "public.content")
  /// The type of content with mixed components, such as formatted text with images:
  /// `public.composite-content`.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// The type of disk images: `public.disk-image`.
  public static let diskImage = UTType(declared: "public.disk-image")
  /// The root type of byte streams: `public.data`.
  public static let data = UTType(declared: "public.data")
  /// The type of directories, including packages: `public.directory`.
  public static let directory = UTType(declared: "public.directory")
  /// The type of items that refer to other items: `com.apple.resolvable`.
  public static let resolvable = UTType(declared: "com.apple.resolvable")
  /// The type of symbolic links: `public.symlink`.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// The type of executable code: `public.executable`.
  public static let executable = UTType(declared: "public.executable")
  /// The type of mount points of volumes: `com.apple.mount-point`.
  public static let mountPoint = UTType(declared: "com.apple.mount-point")
  /// The type of alias files: `com.apple.alias-file`.
  public static let aliasFile = UTType(declared: "com.apple.alias-file")
  /// The type of URL bookmarks: `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
  /// The type of URLs: `public.url`.
  public static let url = UTType(declared: "public.url")
  /// The type of file URLs: `public.file-url`.
  public static let fileURL = UTType(declared: "public.file-url")
}
