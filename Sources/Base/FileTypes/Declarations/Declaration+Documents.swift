// SPDX-License-Identifier: Apache-2.0

extension Declaration {
  /// Declarations of types without a constant.
  static let ofDocuments: [Declaration] = [
    Declaration(
      "com.pkware.zip-archive", ["public.data", "public.archive"], ["zip"], ["application/zip"]),
    Declaration("com.apple.m4v-video", ["public.movie"], ["m4v"], ["video/x-m4v"]),
    Declaration("com.apple.m4a-audio", ["public.audio"], ["m4a"], ["audio/x-m4a"]),
    Declaration(
      "com.microsoft.word.doc", ["public.data", "public.composite-content"], ["doc"],
      ["application/msword"]),
    Declaration(
      "org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"],
      ["docx"], ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
    Declaration(
      "com.microsoft.excel.xls", ["public.data", "public.spreadsheet"], ["xls"],
      ["application/vnd.ms-excel"]),
    Declaration(
      "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"], ["xlsx"],
      ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
    Declaration(
      "com.microsoft.powerpoint.ppt", ["public.data", "public.presentation"], ["ppt"],
      ["application/vnd.ms-powerpoint"]),
    Declaration(
      "org.openxmlformats.presentationml.presentation", ["public.data", "public.presentation"],
      ["pptx"], ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]),
    Declaration(
      "net.daringfireball.markdown", ["public.text"], ["md", "markdown"], ["text/markdown"]),
    Declaration("public.truetype-ttf-font", ["public.font", "public.data"], ["ttf"], ["font/ttf"]),
    Declaration("public.opentype-font", ["public.font", "public.data"], ["otf"], ["font/otf"]),
    Declaration(
      "com.apple.ical.ics", ["public.text", "public.calendar-event"], ["ics"], ["text/calendar"]),
  ]
}
